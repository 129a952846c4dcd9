//! The table of ZOMBIE WORLD ORDER shows what a viewer may see, with the answers where they start.

mod support;

use kernel::{By, Game, Options, Seat, Seed, Status, Viewer};
use std::collections::BTreeSet;
use std::sync::Arc;
use support::{after, at, fact, look, look_at_scenarios, made_of};
use table::{Draw, FactKind, Form, LinkKind, Table, Zone};
use zwo::{Action, Setup, Spot, View, Zone as Place, Zwo};

fn game(mine: usize, theirs: usize, seed: u64) -> Game<Zwo> {
    let decks = zwo::starter_decks();
    let setup = Setup::of(decks[mine].1.clone(), decks[theirs].1.clone());
    Game::new(Arc::new(Zwo::built_in()), setup, Seed::from_number(seed)).unwrap()
}

fn asked(game: &Game<Zwo>) -> Option<Seat> {
    match game.status() {
        Status::Ask(question) => match question.by {
            By::Seat(seat) => Some(seat),
            By::Shell => None,
        },
        Status::Over(_) => None,
    }
}

/// Plays on, with an answer that is a plain function of the step; `look` sees each part of it asked for.
fn go_on(game: &mut Game<Zwo>, seat: Seat, step: usize, mut look: impl FnMut(&Options<Zwo>)) {
    let mut parts = Vec::new();
    loop {
        let options = game.options(seat, &parts).unwrap();
        if options.complete {
            return game.play(By::Seat(seat), &parts).unwrap();
        }
        look(&options);
        let next = options.next();
        parts.push(next[(step * 7 + parts.len() * 3) % next.len()]);
    }
}

fn zone<'t>(table: &'t Table<Action>, seat: Seat, id: &str) -> &'t Zone {
    table.zones.iter().find(|zone| zone.owner == Some(seat) && zone.id == id).unwrap()
}

#[test]
fn every_answer_about_a_card_starts_from_a_card() {
    let mut started = BTreeSet::new();
    for (seed, (mine, theirs)) in [(0, 1), (1, 2), (2, 0), (1, 1), (2, 1)].into_iter().enumerate() {
        let mut game = game(mine, theirs, seed as u64);
        for step in 0..500 {
            let Some(seat) = asked(&game) else { break };
            go_on(&mut game, seat, step, |options| {
                let table = Zwo::table(&options.sight());
                for (place, answer) in table.answers.iter().enumerate() {
                    assert!(!answer.path.is_empty());
                    let cards = table.zones.iter().flat_map(|zone| &zone.cards);
                    let starts = cards.filter(|card| card.answers.contains(&(place as u16))).count();
                    let kind = format!("{:?}", answer.send);
                    let kind = kind.split([' ', '(']).next().unwrap_or_default().to_owned();
                    let is_about_a_card = matches!(
                        answer.send,
                        Action::PlaceMana { .. }
                            | Action::TurnMana { .. }
                            | Action::Summon { .. }
                            | Action::Revive(_)
                            | Action::Use { .. }
                            | Action::Target(_)
                            | Action::Pay(_)
                            | Action::Attack(_)
                            | Action::AttackZombie(_)
                            | Action::Block(_)
                            | Action::Pick(_)
                    );
                    assert_eq!(is_about_a_card, starts > 0, "{:?} starts from {starts} cards", answer.send);
                    started.extend(is_about_a_card.then_some(kind));
                }
            });
        }
    }
    assert_eq!(started.len(), 11, "these games have little to do: {started:?}");
}

#[test]
fn counts_are_those_of_the_zones_and_no_card_is_lost() {
    let mut game = game(0, 2, 7);
    for step in 0..300 {
        let Some(seat) = asked(&game) else { break };
        for viewer in Viewer::all(2) {
            let table = Zwo::table(&game.sight(viewer));
            for plate in &table.plates {
                let counts = ["hand", "deck", "wrecked"].map(|id| i64::from(zone(&table, plate.seat, id).count));
                let counted: Vec<i64> = plate.counters[1..4].iter().map(|counter| counter.value).collect();
                assert_eq!(counted, counts);
                let mana = &zone(&table, plate.seat, "mana").cards;
                let stand =
                    mana.iter().filter(|card| card.badges.iter().all(|badge| badge.text.key != "zwo-rest")).count();
                assert_eq!(plate.counters[4].value, stand as i64);
                assert_eq!(plate.asked, plate.seat == seat);
            }
            assert_eq!(table.zones.iter().map(|zone| zone.count).sum::<u16>(), 100);
        }
        go_on(&mut game, seat, step, |_| {});
    }
}

#[test]
fn the_layers_of_a_field_are_two_zones_of_one_row() {
    let mut both = 0;
    for seed in 0..4 {
        let mut game = game(2, 1, seed);
        for step in 0..400 {
            let Some(seat) = asked(&game) else { break };
            let sight = game.sight(Viewer::Spectator);
            let (view, table) = (sight.view(), Zwo::table(&sight));
            for seat in Seat::all(2) {
                let field = &view.sides[seat.index()].field;
                let layers = ["intact", "half-wrecked"].map(|id| zone(&table, seat, id));
                assert_eq!(layers.iter().map(|zone| zone.cards.len()).sum::<usize>(), field.len());
                for (layer, half_wrecked) in layers.iter().zip([false, true]) {
                    let here = |card: &table::Card| field[card.index as usize].half_wrecked == half_wrecked;
                    assert!(layer.form == Form::Spread && layer.cards.iter().all(here));
                }
                both += usize::from(layers.iter().all(|zone| zone.count > 0));
            }
            go_on(&mut game, seat, step, |_| {});
        }
    }
    assert!(both > 0, "no field has both layers");
}

#[test]
fn a_hand_and_back_mana_are_open_to_their_owner_alone() {
    let mut backs = 0;
    let mut game = game(0, 1, 3);
    for step in 0..120 {
        let Some(asked) = asked(&game) else { break };
        for owner in Seat::all(2) {
            let own = Zwo::table(&game.sight(Viewer::Seat(owner)));
            let hand = zone(&own, owner, "hand");
            assert!(hand.form == Form::Spread && hand.cards.len() == usize::from(hand.count));
            assert!(hand.cards.iter().all(|card| card.code.is_some() && card.name.is_some()));
            let is_back = |card: &table::Card| card.badges.iter().any(|badge| badge.text.key == "zwo-back");
            assert!(zone(&own, owner, "mana").cards.iter().all(|card| card.code.is_some()));
            for viewer in Viewer::all(2).filter(|&viewer| viewer != Viewer::Seat(owner)) {
                let table = Zwo::table(&game.sight(viewer));
                let unknown = zone(&table, owner, "hand").cards.iter().filter(|card| card.code.is_none()).count();
                assert_eq!(unknown, 0, "a hand shows its known cards only");
                for mana in &zone(&table, owner, "mana").cards {
                    assert_eq!(mana.code.is_none(), is_back(mana));
                    backs += usize::from(is_back(mana));
                }
            }
        }
        go_on(&mut game, asked, step, |_| {});
    }
    assert!(backs > 0, "no mana lies BACK");
}

#[test]
fn zombies_and_mana_tell_their_numbers_and_state() {
    let mut keys = BTreeSet::new();
    for (seed, (mine, theirs)) in [(0, 1), (1, 2), (2, 0), (1, 1)].into_iter().enumerate() {
        let mut game = game(mine, theirs, seed as u64);
        for step in 0..500 {
            let Some(seat) = asked(&game) else { break };
            let table = Zwo::table(&game.sight(Viewer::Seat(seat)));
            for zone in &table.zones {
                for card in &zone.cards {
                    let told: Vec<_> = card.badges.iter().map(|badge| badge.text.key).collect();
                    let is_zombie = ["intact", "half-wrecked"].contains(&&*zone.id);
                    assert!(!is_zombie || ["zwo-power", "zwo-critical"].iter().all(|key| told.contains(key)));
                    let is_lent = is_zombie && told.contains(&"zwo-badge-owner");
                    keys.extend(told);
                    keys.extend(is_lent.then_some("a zombie of the other's"));
                }
            }
            keys.extend(table.phase.iter().map(|phase| phase.text.key));
            go_on(&mut game, seat, step, |_| {});
        }
    }
    for key in [
        "zwo-badge-copy",
        "zwo-badge-cost",
        "zwo-badge-damage",
        "zwo-badge-attacker",
        "zwo-badge-target",
        "a zombie of the other's",
        "zwo-badge-shown",
        "zwo-rest",
        "zwo-back",
        "zwo-colour-blue",
        "zwo-category-event",
        "zwo-keyword-absorb",
        "zwo-before-turns",
        "zwo-turn",
        "zwo-phase-battle",
        "zwo-attack-on-player",
        "zwo-attack-on-zombie",
        "zwo-area-next",
        "zwo-area-then",
    ] {
        assert!(keys.contains(key), "{key} is never shown: {keys:?}");
    }
}

/// What was declared last resolves first and is named first; the cards among it lie in a zone of nobody's.
#[test]
fn the_resolution_area_lies_between_the_halves() {
    let mut cards = 0;
    for seed in 0..3 {
        let mut game = game(2, 1, seed);
        for step in 0..300 {
            let Some(seat) = asked(&game) else { break };
            let sight = game.sight(Viewer::Seat(seat));
            let (items, table) = (sight.view().items(sight.rules()), Zwo::table(&sight));
            let area = table.zones.iter().find(|zone| zone.id == "area").unwrap();
            assert!(area.owner.is_none() && usize::from(area.count) <= items.len());
            let told: Vec<_> = table.phase.iter().filter(|phase| phase.text.key.starts_with("zwo-area-")).collect();
            assert_eq!(told.len(), items.len());
            assert!(told.iter().enumerate().all(|(place, line)| (place == 0) == (line.text.key == "zwo-area-next")));
            cards += area.cards.len();
            go_on(&mut game, seat, step, |_| {});
        }
    }
    assert!(cards > 0, "no card ever lies there");
}

/// What the table says of cards is what the view says of them.
fn tells_what_is_seen(view: &View, table: &Table<Action>) {
    for seat in Seat::all(2) {
        for (id, place) in [("intact", Place::Field), ("half-wrecked", Place::Field), ("mana", Place::Mana)] {
            for card in &zone(table, seat, id).cards {
                let seen = view.card_at(Spot { seat, zone: place, index: card.index as u8 }).unwrap();
                let now = |id| fact(card, id).map(|fact| fact.now as i32);
                let damage = (place == Place::Field).then_some(i32::from(seen.damage));
                let told = [now(FactKind::Power), now(FactKind::Critical), now(FactKind::Cost), now(FactKind::Damage)];
                assert_eq!(told, [seen.power, seen.critical, seen.cost, damage]);
                assert_eq!(card.turned, seen.rest);
            }
        }
        for card in &zone(table, seat, "hand").cards {
            let seen = view.card_at(Spot { seat, zone: Place::Hand, index: card.index as u8 }).unwrap();
            assert_eq!(fact(card, FactKind::Cost).map(|fact| fact.now as i32), seen.cost);
        }
    }
    let attacks = table.links.iter().filter(|link| link.kind == LinkKind::Attack).count();
    assert_eq!(attacks, usize::from(view.attack().is_some_and(|(_, target)| target.is_some())));
}

#[test]
fn numbers_are_the_sum_of_their_parts_in_random_games() {
    let (mut taken_apart, mut kinds, mut waiting) = (0, BTreeSet::new(), 0);
    for (seed, (mine, theirs)) in (0..).zip([(0, 1), (1, 2), (2, 0), (2, 1)]) {
        let mut game = game(mine, theirs, seed);
        for step in 0..400 {
            let Some(seat) = asked(&game) else { break };
            for sight in Viewer::all(2).map(|viewer| game.sight(viewer)) {
                taken_apart += look(&sight, |view, table| {
                    tells_what_is_seen(view, table);
                    kinds.extend(table.links.iter().map(|link| link.kind));
                    assert_eq!(table.stack.len(), view.items(sight.rules()).len());
                    waiting += table.stack.len();
                });
            }
            go_on(&mut game, seat, step, |_| {});
        }
    }
    assert!(taken_apart > 100 && waiting > 100, "{taken_apart} {waiting}");
    assert_eq!(kinds.into_iter().collect::<Vec<_>>(), [LinkKind::Attack, LinkKind::Block, LinkKind::Target]);
}

#[test]
fn numbers_are_the_sum_of_their_parts_in_every_scenario() {
    let mut clauses = BTreeSet::new();
    look_at_scenarios(&Zwo::built_in(), "zwo", |view, table| {
        tells_what_is_seen(view, table);
        let facts = table.zones.iter().flat_map(|zone| &zone.cards).flat_map(|card| &card.facts);
        clauses.extend(facts.flat_map(|fact| &fact.parts).map(|part| (part.source.key, part.clause.to_string())));
    });
    // Nothing has to be called just an effect.
    let sources = [("card", "11.1"), ("card", "11.20"), ("part-damage", "13.3"), ("part-printed", "11.19")];
    let sources = sources.map(|(key, clause)| (format!("zwo-{key}"), format!("ZW-{clause}")));
    assert_eq!(clauses.into_iter().map(|(key, clause)| (key.into(), clause)).collect::<Vec<_>>(), sources);
}

#[test]
fn a_zombie_tells_what_strengthens_and_weakens_it() {
    let text = "given p1 field [A(power 5000), B{continuous: all your other zombies get power +500}]; p1 mana 2 green
        p1 hand [E(event){event main, target 1 of your zombies: target gets power -4000 until end of turn}]
        when p1 uses E on A";
    let declared = after(&Zwo::built_in(), text);
    let [item] = &declared.stack[..] else { panic!("{:?}", declared.stack) };
    let [link] = declared.links[..] else { panic!("{:?}", declared.links) };
    assert_eq!((link.kind, Some(link.from)), (LinkKind::Target, item.card));
    let resolved = after(&Zwo::built_in(), &format!("{text}; nobody answers"));
    let (power, parts) = made_of(at(&resolved, link.to), FactKind::Power);
    let [printed, effect, ability] = &parts[..] else { panic!("{parts:?}") };
    assert_eq!((power, printed), (1500, &("printed".to_owned(), 5000, "ZW-11.19")));
    assert_eq!((effect.1, effect.2, ability.1, ability.2), (-4000, "ZW-11.20", 500, "ZW-11.1"));
    assert!(effect.0.ends_with('E') && ability.0.ends_with('B'), "{parts:?}");
    assert!(resolved.stack.is_empty() && resolved.links.is_empty());
}
