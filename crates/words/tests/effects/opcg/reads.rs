//! Card texts of ONE PIECE CARD GAME read as cards read: what is printed is what is played, in players' words.

use super::{BOOK, examples, read};
use crate::printed;
use opcg::Opcg;
use opcg::effects::{Ability, Cost};
use opcg::notation::{read_ability, read_cards, write_ability};
use std::collections::HashMap;
use words::opcg::{effects, whole};
use words::{Lang, Names, Voice};

/// What an ability says in English, Japanese, Chinese and Italian.
fn said(notation: &str) -> [String; 4] {
    [Lang::En, Lang::Ja, Lang::ZhHant, Lang::It].map(|lang| effects::ability(&BOOK, &read(notation), None, lang))
}

fn says(notation: &str, texts: [&str; 4]) {
    assert_eq!(said(notation), texts, "{notation}");
}

/// Whatever the examples, the built-in cards and a mixture of the examples can say.
fn everything() -> Vec<Ability> {
    let examples = examples();
    let grafted = printed::grafted(&examples, 9_000).filter_map(|text| read_ability(&text).ok());
    let cards = opcg::built_in_cards();
    let of_cards = cards.iter().flat_map(|card| card.abilities.clone());
    examples.iter().map(|example| read(example)).chain(of_cards).chain(grafted).collect()
}

#[test]
fn cards_of_both_players_are_counted_together() {
    says(
        "if number of cards in anyone's life is 5 or less, trigger: play this",
        [
            "[Trigger] If you and your opponent have a total of 5 or less Life cards, play this card.",
            "【トリガー】お互いのライフの合計枚数が5枚以下の場合、このカードを登場させる。",
            "【觸發器】若雙方的生命值卡合計張數在5張以下時，使這張卡片登場。",
            "[Innesco] Se tu e l'avversario avete in totale 5 o meno carte Vita, metti in campo questa carta.",
        ],
    );
    says(
        "main: ko up to 1 of opponent's characters with cost (number of cards in anyone's life) or less",
        [
            "[Main] K.O. up to 1 of your opponent's Characters with a cost equal to or less than the total number of your and your opponent's Life cards.",
            "【メイン】相手のコストがお互いのライフの合計枚数以下のキャラ1枚までを、KOする。",
            "【主要】KO最多1張對手費用在雙方的生命值卡合計張數以下的角色卡。",
            "[Principale] Metti KO fino a 1 dei Personaggi avversari con Costo pari o inferiore al numero totale di carte Vita di entrambi i giocatori.",
        ],
    );
    says(
        "if number of cards in anyone's hand is 10 or more, on play: draw 1",
        [
            "[On Play] If you and your opponent have a total of 10 or more cards in your and your opponent's hand, draw 1 card.",
            "【登場時】お互いの手札の合計枚数が10枚以上の場合、カード1枚を引く。",
            "【登場時】若雙方的手牌合計張數在10張以上時，抽1張卡片。",
            "[Entrata in campo] Se tu e l'avversario avete in totale 10 o più carte in mano, pesca 1 carta.",
        ],
    );
    // Of one player it is no total, and one card of either is none.
    for (notation, total) in [
        ("if number of cards in your life is 5 or less, trigger: play this", ["total", "合計", "合計", "total"]),
        ("if anyone has face-up cards in life, trigger: play this", ["total", "合計", "合計", "total"]),
        ("if number of anyone's characters is 5 or more, on play: draw 1", ["total", "合計", "合計", "total"]),
    ] {
        for (text, word) in said(notation).iter().zip(total) {
            assert!(!text.contains(word), "{text}");
        }
    }
}

#[test]
fn a_number_of_several_cards_is_their_total() {
    says(
        "if (cost of all your characters) is 5 or more, on play: draw 1",
        [
            "[On Play] If the total cost of your Characters is 5 or more, draw 1 card.",
            "【登場時】自分のキャラのコストの合計が5以上の場合、カード1枚を引く。",
            "【登場時】若自己的角色卡的費用合計在5以上時，抽1張卡片。",
            "[Entrata in campo] Se il Costo totale dei tuoi Personaggi è 5 o più, pesca 1 carta.",
        ],
    );
    says(
        "if (power of all opponent's characters) is (power of your leader) or more, on play: draw 1",
        [
            "[On Play] If the total power of your opponent's Characters is equal to or greater than the power of your Leader, draw 1 card.",
            "【登場時】相手のキャラのパワーの合計が自分のリーダーのパワー以上の場合、カード1枚を引く。",
            "【登場時】若對手的角色卡的力量值合計在自己的領航卡的力量值以上時，抽1張卡片。",
            "[Entrata in campo] Se la Potenza totale dei Personaggi avversari è pari o superiore alla Potenza del tuo Leader, pesca 1 carta.",
        ],
    );
    // A single card has no total.
    says(
        "if (cost of your leader) is 5 or more, on play: draw 1",
        [
            "[On Play] If your Leader has a cost of 5 or more, draw 1 card.",
            "【登場時】自分のリーダーのコストが5以上の場合、カード1枚を引く。",
            "【登場時】若自己的領航卡的費用在5以上時，抽1張卡片。",
            "[Entrata in campo] Se il tuo Leader ha Costo 5 o superiore, pesca 1 carta.",
        ],
    );
}

#[test]
fn costs_are_left_to_the_player() {
    says(
        "on play, pay (trash 1 card in your hand): draw 1",
        [
            "[On Play] You may trash 1 card from your hand: Draw 1 card.",
            "【登場時】自分の手札1枚を捨てることができる：カード1枚を引く。",
            "【登場時】可以廢棄1張自己的手牌：抽1張卡片。",
            "[Entrata in campo] Puoi scartare 1 carta dalla tua mano: Pesca 1 carta.",
        ],
    );
    says(
        "when attacking, rest 2 don, pay (rest this), pay (trash 1 card in your hand): draw 1",
        [
            "[When Attacking] ②, you may rest this card and trash 1 card from your hand: Draw 1 card.",
            "【アタック時】②、このカードをレストにし、自分の手札1枚を捨てることができる：カード1枚を引く。",
            "【攻擊時】②，可將這張卡片置為休息狀態，並廢棄1張自己的手牌：抽1張卡片。",
            "[Quando attacca] ②, puoi mettere a riposo questa carta e scartare 1 carta dalla tua mano: Pesca 1 carta.",
        ],
    );
    says(
        "if you have characters with cost 8 or more, on ko, pay (put 1 of your characters into hand): draw 1",
        [
            "[On K.O.] If you have a Character with a cost of 8 or more, you may return 1 of your Characters to the owner's hand: Draw 1 card.",
            "【KO時】自分のコスト8以上のキャラがいる場合、自分のキャラ1枚を持ち主の手札に戻すことができる：カード1枚を引く。",
            "【KO時】若場上有自己費用8以上的角色卡時，可將1張自己的角色卡放回持有者的手牌：抽1張卡片。",
            "[Quando va KO] Se hai un Personaggio con Costo 8 o superiore, puoi riportare 1 dei tuoi Personaggi nella mano del proprietario: Pesca 1 carta.",
        ],
    );
    // What is compulsory, and the signs for DON!!, do not say so.
    for text in said("on play: trash 1 card in your hand; draw 1").iter().chain(&said("on play, return 1 don: draw 1"))
    {
        assert!(!["may", "できる", "可", "uoi"].iter().any(|word| text.contains(word)), "{text}");
    }
}

#[test]
fn no_cost_reads_as_compulsory() {
    let done = |ability: &Ability| ability.cost.iter().any(|cost| matches!(cost, Cost::Do(_)));
    let abilities: Vec<Ability> = everything().into_iter().filter(done).collect();
    assert!(abilities.len() > 100, "only {} have such a cost", abilities.len());
    for ability in abilities {
        for (lang, colon, may) in [
            (Lang::En, ": ", "ou may "),
            (Lang::Ja, "：", "できる"),
            (Lang::ZhHant, "：", "可"),
            (Lang::It, ": ", "uoi "),
        ] {
            let text = effects::ability(&BOOK, &ability, None, lang);
            // Names of tags have colons of their own.
            let cost = text.replace("[Activate: Main]", "").replace("[Attivazione: Principale]", "");
            let cost = cost.split(colon).next().unwrap_or_default();
            assert!(cost.contains(may), "{text}\n{}", write_ability(&ability));
        }
    }
}

#[test]
fn supplied_cards_are_called_by_their_own_names() {
    let file = "card QD-001 \"Walrus\" ja \"セイウチ\" zh \"海象\"\n  character red, cost 1, power 1000, strike, types [\"Navy\"]\n  \
        on play: put up to 1 card with not (name \"Walrus\") and name including \"Walrus\" in your trash into hand\n  \
        always: this is also named \"Iceberg\"\n\
        card QD-002 \"Iceberg\" ja \"氷山\"\n  stage red, cost 1, types [\"Navy\"]\n";
    let cards = read_cards(file).unwrap_or_else(|problems| panic!("{problems:?}"));
    let book = Opcg::with(cards.clone()).unwrap_or_else(|faults| panic!("{faults:?}"));
    let said = |book: &Opcg, lang| {
        let voice = Voice::new(lang);
        let lines = whole(book, &cards[0]);
        lines.iter().map(|line| voice.say(line, &Names::numbered(0))).collect::<Vec<_>>().join("\n")
    };
    for (lang, parts) in [
        (Lang::Ja, ["QD-001 セイウチ", "「セイウチ」以外", "カード名に「セイウチ」を含む", "「氷山」としても"]),
        // What no edition has printed is called as in English.
        (Lang::ZhHant, ["QD-001 海象", "除了「海象」以外", "卡片名稱包含「海象」", "也可視為「Iceberg」"]),
        (Lang::En, ["QD-001 Walrus", "other than [Walrus]", "including “Walrus”", "as [Iceberg]"]),
        (Lang::It, ["QD-001 Walrus", "diversa da [Walrus]", "“Walrus” nel nome", "nome [Iceberg]"]),
    ] {
        let text = said(&book, lang);
        parts.iter().for_each(|part| assert!(text.contains(part), "{part} is missing in {text}"));
    }
    // The rulebook without them knows no such names: nothing is remembered from one to the next.
    assert!(said(&BOOK, Lang::Ja).contains("「Walrus」以外"), "{}", said(&BOOK, Lang::Ja));
}

#[test]
fn names_in_built_in_texts_are_those_of_the_editions() {
    for card in opcg::built_in_cards() {
        for lang in [Lang::Ja, Lang::ZhHant] {
            for text in effects::card_text(&BOOK, &card, lang) {
                let names = text.split('「').skip(1).filter_map(|rest| rest.split('」').next());
                for name in names {
                    // Mr.1, A・O, and D in the middle of a name are written so in every edition.
                    let english = name.split(|letter: char| !letter.is_ascii_alphabetic()).any(|word| word.len() > 2);
                    assert!(!english, "{} {}: {text}", card.number.0, lang.tag());
                }
            }
        }
    }
}

#[test]
fn unblockable_is_called_as_on_chinese_cards() {
    assert_eq!(said("always: this has unblockable")[2], "【防禦不可】");
}

#[test]
fn what_was_chosen_is_counted_as_chosen() {
    says(
        "main: pick up to 1 of your characters; if number of picked 1 is 1 then (draw 1)",
        [
            "[Main] Select up to 1 of your Characters. Then, if you chose 1 Character, draw 1 card.",
            "【メイン】自分のキャラ1枚までを選ぶ。その後、選んだキャラが1枚の場合、カード1枚を引く。",
            "【主要】選擇最多1張自己的角色卡。之後，若選擇的角色卡為1張時，抽1張卡片。",
            "[Principale] Scegli fino a 1 dei tuoi Personaggi. Poi, se hai scelto 1 Personaggio, pesca 1 carta.",
        ],
    );
}

#[test]
fn japanese_joins_as_cards_do() {
    let ja = |notation: &str| said(notation)[1].clone();
    let both = "if you have characters with cost 8 or more, if you have stage, on play: draw 1";
    assert_eq!(ja(both), "【登場時】自分のコスト8以上のキャラがいて、自分のステージがある場合、カード1枚を引く。");
    let neither = "if not (you have other characters), if you have stage, on play: draw 1";
    assert_eq!(
        ja(neither),
        "【登場時】このカード以外の自分のキャラがおらず、自分のステージがある場合、カード1枚を引く。"
    );
    assert_eq!(
        ja("main: play up to 1 card with (type \"Navy\" or name \"Koby\") in your hand"),
        "【メイン】自分の手札から特徴《海軍》を持つカードか「コビー」1枚までを、登場させる。"
    );
    assert_eq!(
        ja("if you have leader with (type \"Navy\" or name \"Koby\"), on play: draw 1"),
        "【登場時】自分のリーダーが特徴《海軍》を持つか、「コビー」の場合、カード1枚を引く。"
    );
}

#[test]
fn what_follows_a_condition_says_whether_it_is_governed() {
    says(
        "main: if you have multicolour leader then (draw 1; ko up to 1 of opponent's characters)",
        [
            "[Main] If your Leader is multicolored, draw 1 card. Then, K.O. up to 1 of your opponent's Characters.",
            "【メイン】自分のリーダーが多色の場合、カード1枚を引く。その後、相手のキャラ1枚までを、KOする。",
            "【主要】若自己的領航卡有多種顏色時，抽1張卡片。之後，KO最多1張對手的角色卡。",
            "[Principale] Se il tuo Leader è multicolore, pesca 1 carta. Poi, metti KO fino a 1 dei Personaggi avversari.",
        ],
    );
    says(
        "main: if you have multicolour leader then (draw 1); ko up to 1 of opponent's characters",
        [
            "[Main] If your Leader is multicolored, draw 1 card. In any case, K.O. up to 1 of your opponent's Characters.",
            "【メイン】自分のリーダーが多色の場合、カード1枚を引く。いずれの場合も、相手のキャラ1枚までを、KOする。",
            "【主要】若自己的領航卡有多種顏色時，抽1張卡片。無論如何，KO最多1張對手的角色卡。",
            "[Principale] Se il tuo Leader è multicolore, pesca 1 carta. In ogni caso, metti KO fino a 1 dei Personaggi avversari.",
        ],
    );
    says(
        "main: draw 1; if you have multicolour leader then (ko up to 1 of opponent's characters)",
        [
            "[Main] Draw 1 card. Then, if your Leader is multicolored, K.O. up to 1 of your opponent's Characters.",
            "【メイン】カード1枚を引く。その後、自分のリーダーが多色の場合、相手のキャラ1枚までを、KOする。",
            "【主要】抽1張卡片。之後，若自己的領航卡有多種顏色時，KO最多1張對手的角色卡。",
            "[Principale] Pesca 1 carta. Poi, se il tuo Leader è multicolore, metti KO fino a 1 dei Personaggi avversari.",
        ],
    );
    // A choice ends where the next step says so, and what is for later is not waited for.
    says(
        "main: you choose one [draw 1, draw 2]; set active this",
        [
            "[Main] Choose one: • Draw 1 card. • Draw 2 cards. In any case, set this card as active.",
            "【メイン】以下から1つを選ぶ。・カード1枚を引く。・カード2枚を引く。いずれの場合も、このカードをアクティブにする。",
            "【主要】選擇下列其中一項。・抽1張卡片。・抽2張卡片。無論如何，將這張卡片置為活動狀態。",
            "[Principale] Scegli una di queste opzioni: • Pesca 1 carta. • Pesca 2 carte. In ogni caso, rendi attiva questa carta.",
        ],
    );
    says(
        "main: at the end of this turn (trash this); draw 1",
        [
            "[Main] At the end of this turn, trash this card. Right away, draw 1 card.",
            "【メイン】このターン終了時、このカードをトラッシュに置く。ただちに、カード1枚を引く。",
            "【主要】這個回合結束時，將這張卡片放置在廢棄區。立即抽1張卡片。",
            "[Principale] Alla fine di questo turno, scarta questa carta. Subito, pesca 1 carta.",
        ],
    );
}

#[test]
fn looking_and_taking_is_one_sentence() {
    says(
        "main: look at the top 5 of your deck; reveal up to 1 card with type \"Navy\" in your view; put picked 1 into hand; put back at the bottom",
        [
            "[Main] Look at 5 cards from the top of your deck; reveal up to 1 {Navy} type card and add it to your hand. Then, place the rest at the bottom of your deck in any order.",
            "【メイン】自分のデッキの上から5枚を見て、特徴《海軍》を持つカード1枚までを公開し、手札に加える。その後、残りを好きな順番でデッキの下に置く。",
            "【主要】從自己的卡組上面查看5張卡片，公開最多1張擁有《海軍》特徵的卡片，並加入手牌。之後，將其餘卡片依任意順序放到卡組下面。",
            "[Principale] Guarda le 5 carte in cima al tuo mazzo; rivela fino a 1 carta di Tipo {Navy} e aggiungila alla tua mano. Poi, metti le altre in fondo al tuo mazzo in qualsiasi ordine.",
        ],
    );
}

#[test]
fn what_was_revealed_is_spoken_of_while_it_surely_lies_there() {
    says(
        "main: reveal the top 1 of your deck; if you have card with type \"Navy\" in view then (play the top 1 of your deck); put back at the bottom",
        [
            "[Main] Reveal 1 card from the top of your deck. If the revealed card has the {Navy} type, play that card. In any case, place the rest at the bottom of your deck.",
            "【メイン】自分のデッキの上から1枚を公開する。公開したカードが特徴《海軍》を持つ場合、そのカードを登場させる。いずれの場合も、残りをデッキの下に置く。",
            "【主要】公開1張自己卡組上面的卡片。若公開的卡片擁有《海軍》特徵時，使該張卡片登場。無論如何，將其餘卡片放到卡組下面。",
            "[Principale] Rivela la carta in cima al tuo mazzo. Se la carta rivelata ha il Tipo {Navy}, metti in campo quella carta. In ogni caso, metti la carta rimasta in fondo al tuo mazzo.",
        ],
    );
    // After a draw another card lies there.
    let [english, ..] = said("main: reveal the top 1 of your deck; draw 1; trash the top 1 of your deck");
    assert!(english.ends_with("Then, trash 1 card from the top of your deck."), "{english}");
}

#[test]
fn what_cards_gain_together_is_said_together() {
    says(
        "main: your leader has double attack this turn; your leader gets power +3000 this turn",
        [
            "[Main] Your Leader gains [Double Attack] and +3000 power during this turn.",
            "【メイン】自分のリーダーは、このターン中、【ダブルアタック】を得て、パワー+3000。",
            "【主要】自己的領航卡，在這個回合，獲得【雙重攻擊】，力量值+3000。",
            "[Principale] Il tuo Leader ottiene [Doppio attacco] e +3000 di Potenza durante questo turno.",
        ],
    );
    // Not if one of them lasts longer, or is of another card.
    for notation in [
        "main: your leader has double attack this battle; your leader gets power +3000 this turn",
        "main: your leader has double attack this turn; this gets power +3000 this turn",
    ] {
        assert!(said(notation)[0].contains(". Then, "), "{}", said(notation)[0]);
    }
}

/// As for the examples alone, of whatever can be composed of them.
#[test]
fn whatever_does_different_things_says_different_things() {
    let all = everything();
    for lang in Lang::ALL {
        let mut said: HashMap<String, String> = HashMap::new();
        for ability in &all {
            let (text, notation) = (effects::ability(&BOOK, ability, None, lang), write_ability(ability));
            let other = said.entry(text.clone()).or_insert_with(|| notation.clone());
            assert_eq!(*other, notation, "{}: {text}", lang.tag());
        }
    }
}

/// Words of the program that no card prints.
#[test]
fn no_text_has_words_that_cards_do_not_use() {
    let strange: [(Lang, &[&str]); 4] = [
        (
            Lang::En,
            &[" gets ", " get +", "cannot block", "any player", "comes to a fight", " put up to ", "multicolor "],
        ),
        (
            Lang::Ja,
            &["キャラクターカード", "がい、", "「「", "」」", "確認する", "レストにならない", "いずれかのプレイヤー"],
        ),
        (Lang::ZhHant, &["具有", "接著", "移至廢棄區", "最上方", "所有", "不可防禦", "『具", "不能"]),
        (Lang::It, &[" di di ", " a a ", " da da ", "non possono non", " ,"]),
    ];
    for ability in everything() {
        for (lang, words) in strange {
            let text = effects::ability(&BOOK, &ability, None, lang);
            for word in words {
                assert!(!text.contains(word), "{word}: {text}\n{}", write_ability(&ability));
            }
        }
    }
}

/// "DON!! card", "carta DON!!", 咚!!卡; but the deck, the icons and the costs.
#[test]
fn don_are_cards() {
    for ability in everything() {
        let text = effects::ability(&BOOK, &ability, None, Lang::En);
        for rest in text.split("DON!!").skip(1) {
            let is_card = [" card", " deck", " −", " ×"].iter().any(|next| rest.starts_with(next));
            assert!(is_card, "{text}\n{}", write_ability(&ability));
        }
        let text = effects::ability(&BOOK, &ability, None, Lang::ZhHant);
        for rest in text.split("咚!!").skip(1) {
            assert!(rest.starts_with(['卡', '-', '×']), "{text}\n{}", write_ability(&ability));
        }
    }
}

#[test]
fn players_words_are_used() {
    says(
        "when attacking: this cannot be blocked this battle",
        [
            "[When Attacking] Your opponent cannot activate [Blocker] during this battle.",
            "【アタック時】相手は、このバトル中、【ブロッカー】を発動できない。",
            "【攻擊時】對手在這場對戰中，無法發動【防禦】。",
            "[Quando attacca] L'avversario non può attivare [Bloccante] durante questa battaglia.",
        ],
    );
    says(
        "main: up to 1 of opponent's characters cannot be rested until the end of opponent's next turn",
        [
            "[Main] Up to 1 of your opponent's Characters cannot be rested until the end of your opponent's next turn.",
            "【メイン】相手のキャラ1枚までは、次の相手のターン終了時まで、レストにできない。",
            "【主要】最多1張對手的角色卡，在下一個對手回合結束前，無法置為休息狀態。",
            "[Principale] Fino a 1 dei Personaggi avversari non può essere messo a riposo fino alla fine del prossimo turno avversario.",
        ],
    );
    says(
        "main: up to 1 of opponent's characters gets power -2000 this turn",
        [
            "[Main] Give up to 1 of your opponent's Characters −2000 power during this turn.",
            "【メイン】相手のキャラ1枚までを、このターン中、パワー-2000。",
            "【主要】最多1張對手的角色卡，在這個回合，力量值-2000。",
            "[Principale] Fino a 1 dei Personaggi avversari subisce −2000 di Potenza durante questo turno.",
        ],
    );
    says(
        "main: put the top 1 of your life into hand; add up to 2 rested don",
        [
            "[Main] Add 1 card from the top of your Life cards to your hand. Then, add up to 2 DON!! cards from your DON!! deck and rest them.",
            "【メイン】自分のライフの上から1枚を手札に加える。その後、ドン!!デッキからドン!!2枚までを、レストで追加する。",
            "【主要】將1張自己生命值區上面的卡片加入手牌。之後，從咚!!卡組追加最多2張休息狀態的咚!!卡。",
            "[Principale] Aggiungi la carta in cima alla tua Vita alla tua mano. Poi, aggiungi fino a 2 carte DON!! a riposo dal tuo mazzo DON!!.",
        ],
    );
}

#[test]
fn the_opponent_s_own_choice_is_their_own_deed() {
    says(
        "main: opponent may (rest 1 of opponent's characters chosen by opponent); put 2 cards in opponent's hand chosen by opponent at the bottom of the deck",
        [
            "[Main] Your opponent may rest 1 of their Characters. Then, your opponent places 2 cards from their hand at the bottom of their deck in any order.",
            "【メイン】相手は自身のキャラ1枚をレストにしてもよい。その後、相手は自身の手札2枚を好きな順番で自身のデッキの下に置く。",
            "【主要】對手可將1張自身的角色卡置為休息狀態。之後，對手將2張自身的手牌依任意順序放置在自身的卡組下面。",
            "[Principale] L'avversario può mettere a riposo 1 dei propri Personaggi. Poi, l'avversario mette 2 carte dalla propria mano in fondo al proprio mazzo in qualsiasi ordine.",
        ],
    );
    // Their choice among yours is told as such.
    let [english, ..] = said("main: ko 1 of your characters chosen by opponent");
    assert_eq!(english, "[Main] K.O. 1 of your Characters (your opponent chooses).");
}

#[test]
fn something_for_each_of_a_number_reads_in_every_language() {
    says(
        "main: trash any number of cards with type \"FILM\" in your hand; your leader gets power (+1000 per 1 of that many) this battle",
        [
            "[Main] Trash any number of {FILM} type cards from your hand. Then, your Leader gains +1000 power during this battle for each of them.",
            "【メイン】自分の手札から特徴《FILM》を持つカード任意の枚数を捨てる。その後、それら1枚につき、自分のリーダーは、このバトル中、パワー+1000。",
            "【主要】廢棄任意張數的自己手牌中擁有《FILM》特徵的卡片。之後，其每有1張，自己的領航卡，在這場對戰中，力量值+1000。",
            "[Principale] Scarta un numero qualsiasi di carte di Tipo {FILM} dalla tua mano. Poi, il tuo Leader ottiene +1000 di Potenza durante questa battaglia per ognuna di esse.",
        ],
    );
    says(
        "always: this gets power (+1000 per 1 of (number of cards in anyone's life))",
        [
            "This card gains +1000 power for each of your and your opponent's Life cards.",
            "お互いのライフ1枚につき、このカードのパワー+1000。",
            "雙方的生命值卡合計每有1張，這張卡片的力量值+1000。",
            "Questa carta ottiene +1000 di Potenza per ogni carta Vita di entrambi i giocatori.",
        ],
    );
    says(
        "main: rest any number of your characters; this gets power (+1000 per 1 of (number of picked 1)) this turn",
        [
            "[Main] Rest any number of your Characters. Then, this card gains +1000 power during this turn for each of those Characters.",
            "【メイン】自分のキャラ任意の枚数をレストにする。その後、それらのキャラ1枚につき、このカードは、このターン中、パワー+1000。",
            "【主要】將任意張數的自己的角色卡置為休息狀態。之後，那些角色卡每有1張，這張卡片，在這個回合，力量值+1000。",
            "[Principale] Metti a riposo un numero qualsiasi dei tuoi Personaggi. Poi, questa carta ottiene +1000 di Potenza durante questo turno per ognuno di quei Personaggi.",
        ],
    );
}

#[test]
fn what_cards_lack_is_said_as_on_cards() {
    says(
        "on play: ko up to 1 of opponent's characters with not (type \"Navy\")",
        [
            "[On Play] K.O. up to 1 of your opponent's Characters without the {Navy} type.",
            "【登場時】特徴《海軍》を持たない相手のキャラ1枚までを、KOする。",
            "【登場時】KO最多1張對手未擁有《海軍》特徵的角色卡。",
            "[Entrata in campo] Metti KO fino a 1 dei Personaggi avversari senza il Tipo {Navy}.",
        ],
    );
}

#[test]
fn one_and_several_are_told_apart() {
    for (notation, one, several) in [
        (
            "on play: add up to N don",
            ["1 DON!! card ", "1 carta DON!! attiva"],
            ["2 DON!! cards ", "2 carte DON!! attive"],
        ),
        ("on play: draw N", ["1 card.", "1 carta."], ["2 cards.", "2 carte."]),
        (
            "if number of cards in opponent's life is N, on play: draw 1",
            ["1 Life card,", "1 carta Vita,"],
            ["2 Life cards,", "2 carte Vita,"],
        ),
        (
            "if number of your active don is N, on play: draw 1",
            ["1 active DON!! card,", "1 carta DON!! attiva,"],
            ["2 active DON!! cards,", "2 carte DON!! attive,"],
        ),
        (
            "main: set active up to N of your characters",
            ["Set up to 1 ", "Rendi attivo fino a 1 "],
            ["Set up to 2 ", "Rendi attivi fino a 2 "],
        ),
    ] {
        for (number, parts) in [("1", one), ("2", several)] {
            let [english, _, _, italian] = said(&notation.replace('N', number));
            assert!(english.contains(parts[0]), "{english}");
            assert!(italian.contains(parts[1]), "{italian}");
        }
    }
}
