# What the project does, on a machine with Rust alone. Everything sets itself up.

# The program as the tests build it: whatever is run below is not compiled once more.
PROGRAM := $(or $(CARGO_TARGET_DIR),target)/debug/quarterdeck

# The games that have a rule file, and those of them that have decks.
GAMES := $(basename $(notdir $(wildcard rules/*.md)))
WITH_DECKS := $(foreach game,$(GAMES),$(if $(wildcard crates/$(game)/decks),$(game)))

.PHONY: program run page play test quick format lint unit docs schema web pictures walk matrix draws generate bench instructions million games fuzz kills bots leaks windows

# Builds the page and the program with the page in it, serves tables and prints the address. ARGS="--addr 0.0.0.0:8080" for more;
# docs/operating.md tells the rest. Without Node there is a page that says how to get the real one.
run: page
	@echo "program: building (a first build takes some minutes)"
	cargo run --release --locked --package cli -- serve $(ARGS)

program: page
	cargo test --workspace --locked --no-run --quiet

# The page, where it has changed and the machine can build it. Its files go into the program, which must notice.
page:
	@tools/page

web/dist/index.html: web/node_modules/.package-lock.json $(shell find web/src web/i18n web/public web/index.html web/vite.config.ts crates/*/i18n -type f 2>/dev/null)
	cd web && npm run build
	touch crates/server/src/page.rs

# Not `npm ci`: it refuses a lock file without the bindings of machines that the registry has none for.
web/node_modules/.package-lock.json: web/package-lock.json
	cd web && npm install --no-save --no-audit --no-fund
	touch $@

# Plays a game in the terminal against bots, UNO unless GAME names another. ARGS="--lang it --seats 6" for more.
play:
	cargo run --release --quiet --package cli -- play $(or $(GAME),uno) $(ARGS)

# Everything: formatting, lints, unit, scenario, property, fuzz and doc tests, random matches. Closes with the minutes and the
# number of tests of each part, and with what was skipped.
test:
	@tools/test page format lint docs unit schema web

# What a change touches: crates, what uses them, their scenarios, the page. BASE=main for all since then.
quick:
	@tools/quick $(BASE)

format:
	cargo fmt --all --check

lint:
	cargo clippy --workspace --all-targets --locked -- -D warnings

# QUARTERDECK_GAMES random games of each kind keep every promise; each fuzz target gets the same mutations every time.
unit: export QUARTERDECK_GAMES ?= 20000
unit: export INSTA_UPDATE ?= no
unit:
	@[ -d ../shared/cards ] || echo "unit: the comparison with published cards is skipped, ../shared/cards is not here"
	@if cargo nextest --version >/dev/null 2>&1; then \
		cargo nextest run --workspace --locked --no-fail-fast; \
	else \
		echo "cargo-nextest is not here: cargo test runs the same tests"; \
		cargo test --workspace --locked --no-fail-fast --lib --bins --tests; \
	fi
	for game in scenarios/*; do $(PROGRAM) scenario $$game || exit 1; done

docs:
	cargo test --workspace --locked --doc
	RUSTDOCFLAGS="-D warnings" cargo doc --workspace --locked --no-deps --quiet

# Writes what is generated from other files: clause enums, the coverage of clauses, what cards say.
generate:
	for game in $(GAMES); do QUARTERDECK_GENERATE=1 cargo test --quiet --package $$game --test clauses || exit 1; done
	QUARTERDECK_GENERATE=1 cargo test --quiet --package cli --test coverage -- the_coverage_files
	QUARTERDECK_GENERATE=1 cargo test --quiet --package cli --test vocabulary
	QUARTERDECK_GENERATE=1 cargo test --quiet --package games --test answers
	QUARTERDECK_GENERATE=1 cargo test --quiet --package games --test endings
	QUARTERDECK_GENERATE=1 cargo test --quiet --package wire --test types
	QUARTERDECK_GENERATE=1 cargo test --quiet --package words --test effects -- the_texts_read_as_accepted

# Any request that the description of the HTTP interface allows, and many that it does not, against a running server.
schema: program
	tools/schema $(PROGRAM)

# The page: types, lints, unit tests, and whole matches in a real browser.
web: program
	tools/web $(PROGRAM)

# The same with every combination of language, theme and size.
matrix: program
	MATRIX=full tools/web $(PROGRAM)

# Pictures of every screen and every shape of question, into OUT.
pictures: program
	cd web && QUARTERDECK=$(abspath $(PROGRAM)) OUT=$(abspath $(or $(OUT),../quarterdeck-pictures)) npm run shots

# The walk of newcomers as pictures: invited, at a table, to its end, the replay, a moment shared and played on. Into OUT.
walk: program
	cd web && QUARTERDECK=$(abspath $(PROGRAM)) OUT=$(abspath $(or $(OUT),../quarterdeck-pictures)) npm run walk

# How long the page takes to draw an update: recorded matches, told to it again and again.
draws: program
	cd web && QUARTERDECK=$(abspath $(PROGRAM)) npm run draws

bench:
	cargo bench $(addprefix --package ,$(GAMES))

# Instructions a decision, counted by valgrind: the same on every run, so regressions show on noisy machines too.
instructions:
	cargo build --release --package cli
	bench/instructions target/release/quarterdeck

# A million random games of each game without decks, everything checked. About half an hour on two cores.
million:
	QUARTERDECK_GAMES=1000000 cargo test --release $(addprefix --package ,$(filter-out $(WITH_DECKS),$(GAMES))) --test conformance -- --nocapture

# 200,000 random games of each game with decks, everything checked.
games:
	QUARTERDECK_GAMES=2000000 cargo test --release $(addprefix --package ,$(WITH_DECKS)) --test conformance -- --nocapture

# cargo-fuzz for SECONDS each. It wants nightly flags; on stable the compiler is told to allow them.
fuzz:
	cargo fuzz --version >/dev/null 2>&1 || cargo install cargo-fuzz --locked
	for target in $(basename $(notdir $(wildcard fuzz/fuzz_targets/*.rs))); do \
		mkdir -p fuzz/found/$$target; \
		(cd fuzz && RUSTC_BOOTSTRAP=1 cargo fuzz run --fuzz-dir . --sanitizer none $$target found/$$target corpus/$$target \
			-- -max_total_time=$(or $(SECONDS),60)) || exit 1; \
	done

# kill -9 on the whole server, 300 times under load. The tests do it a few times.
kills:
	QUARTERDECK_KILLS=300 cargo test --workspace --locked --test killed -- --nocapture

# A hundred matches of every game against bots of every level, over the wire.
bots:
	QUARTERDECK_BOT_GAMES=100 cargo test --workspace --locked --test bots -- --nocapture

# 2,000 windows of every game in real rooms: how long they last does not tell whether there is an answer in hand. About twelve minutes.
windows:
	QUARTERDECK_WINDOWS=2000 cargo test --workspace --locked --test windows -- --nocapture

# Thirty matches of every game in which every byte on the wire is compared with that of other worlds.
leaks:
	QUARTERDECK_WIRE_GAMES=30 cargo test --workspace --locked --test leaks -- --nocapture
