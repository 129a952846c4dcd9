//! Temporary.
use words::{Lang, zwo as say};
use zwo::notation::read_ability;
fn main() {
    for card in zwo::built_in_cards() {
        println!("{}", card.number.0);
        for lang in Lang::ALL {
            println!("  {} | {}", say::name_in(&card, lang), say::effects::card_text(&card, lang).join(" / "));
        }
    }
    for k in zwo::effects::Keyword::ALL {
        for lang in Lang::ALL {
            println!("  {} | {}", say::effects::keyword(k, lang), say::effects::ability(&k.ability(), zwo::Category::Zombie, lang));
        }
    }
    let document = std::fs::read_to_string("/work/main/docs/effects-zwo.md").unwrap();
    let tables = document.split("\n\n").filter(|part| part.lines().next().is_some_and(|head| head.ends_with(" example |")));
    for row in tables.flat_map(|table| table.lines().skip(2)) {
        let Some(text) = row.rsplit('`').nth(1) else { continue };
        println!("{text}");
        match read_ability(text) {
            Ok(a) => {
                let event = matches!(&a.kind, zwo::effects::Kind::Activated(_, zwo::effects::Place::Hand, _));
                let of = if event { zwo::Category::Event } else { zwo::Category::Zombie };
                for lang in Lang::ALL { println!("    {}", say::effects::ability(&a, of, lang)); }
            }
            Err(p) => println!("   ERROR {}", p.message),
        }
    }
}
