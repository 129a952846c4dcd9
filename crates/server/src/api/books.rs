//! Rulebooks and cards, to be read in one's own language.

use super::{No, Problem};
use crate::serve::App;
use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use games::{CardText, GameId, Offered, Visitor};
use kernel::{Clause, KernelClause, Origin};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use utoipa::{IntoParams, ToSchema};
use words::{Lang, Line, Names, Voice};

/// In which language.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Reader {
    /// `en`, `ja`, `zh-Hant` or `it`.
    #[serde(default)]
    lang: Option<String>,
}

impl Reader {
    pub(super) fn voice(self, app: &App) -> &Voice {
        app.rooms.shared.voices.of(self.lang.as_deref().and_then(Lang::parse).unwrap_or(Lang::En))
    }
}

/// A clause of a rulebook.
#[derive(Serialize, ToSchema)]
pub(crate) struct ClauseText {
    /// Its id: `OP-8.3.1`.
    clause: &'static str,
    title: String,
    text: String,
    /// Where it comes from, as far as the reader's language has words for it.
    #[serde(skip_serializing_if = "Option::is_none")]
    origin: Option<String>,
    /// The headings of its source in other languages.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    original: Vec<Quoted>,
}

/// Words of a source, in its own language.
#[derive(Serialize, ToSchema)]
pub(crate) struct Quoted {
    #[schema(value_type = String)]
    lang: &'static str,
    text: String,
}

/// The headings of a manual by language. Where one stands alone, all editions of the manual call it the same, unless it has letters
/// that only one language has.
fn by_language(headings: &'static str, languages: &'static [Lang]) -> Vec<(Lang, Vec<&'static str>)> {
    let all = languages.iter().map(|&lang| {
        let of = |heading: &'static str| {
            let named: Vec<&str> = heading.split(" / ").collect();
            let place = languages.iter().position(|&other| other == lang)?;
            match named[..] {
                [only] => (lang == Lang::Ja || !only.chars().any(is_kana)).then_some(only),
                _ => named.get(place).copied(),
            }
        };
        match languages {
            [_] => (lang, vec![headings]),
            _ => (lang, headings.split(", ").filter_map(of).collect()),
        }
    });
    all.filter(|(_, headings)| !headings.is_empty()).collect()
}

fn is_kana(letter: char) -> bool {
    ('\u{3040}'..='\u{30ff}').contains(&letter)
}

/// What a browser may keep for an hour: it changes only with the program.
fn kept(value: impl Serialize) -> Response {
    let mut response = Json(value).into_response();
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("public, max-age=3600"));
    response
}

fn clauses<R: Offered>(voice: &Voice) -> Vec<ClauseText> {
    fn told(clause: impl Clause, quoted_in: &'static [Lang], voice: &Voice) -> ClauseText {
        let quoted = match clause.origin() {
            Origin::Manual(headings) => by_language(headings, quoted_in),
            Origin::Comprehensive(_) | Origin::Decision => Vec::new(),
        };
        let (own, others): (Vec<_>, Vec<_>) = quoted.into_iter().partition(|(lang, _)| *lang == voice.lang());
        let origin = match (&own[..], &others[..]) {
            ([(_, headings), ..], _) => {
                let line = Line::new("origin-manual").with("headings", headings.join(", "));
                Some(voice.say(&line, &Names::numbered(0)))
            }
            ([], []) => Some(voice.clause_origin(clause)),
            ([], _) => None,
        };
        let quoted = |(lang, headings): (Lang, Vec<&str>)| Quoted { lang: lang.tag(), text: headings.join(", ") };
        ClauseText {
            clause: clause.id(),
            title: voice.clause_title(clause),
            text: voice.clause_text(clause),
            origin,
            original: others.into_iter().map(quoted).collect(),
        }
    }
    let own = R::Clause::ALL.iter().map(|&clause| told(clause, R::QUOTED_IN, voice));
    own.chain(KernelClause::ALL.iter().map(|&clause| told(clause, &[], voice))).collect()
}

/// A rulebook, clause by clause.
#[utoipa::path(get, path = "/api/rules/{game}", params(("game" = GameId, Path), Reader), responses((status = 200, body = Vec<ClauseText>), (status = 404, body = Problem)))]
pub(crate) async fn rules(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    Query(reader): Query<Reader>,
) -> Result<Response, No> {
    let voice = reader.voice(&app);
    struct Clauses<'a>(&'a Voice);
    impl Visitor for Clauses<'_> {
        type Out = Vec<ClauseText>;
        fn visit<R: Offered>(self) -> Self::Out {
            clauses::<R>(self.0)
        }
    }
    Ok(kept(GameId::parse(&game).ok_or_else(No::not_found)?.visit(Clauses(voice))))
}

/// The cards of a game.
#[utoipa::path(get, path = "/api/cards/{game}", params(("game" = GameId, Path), Reader), responses((status = 200, body = Vec<CardText>), (status = 404, body = Problem)))]
pub(crate) async fn cards(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    Query(reader): Query<Reader>,
) -> Result<Response, No> {
    let voice = reader.voice(&app);
    struct Cards<'a>(&'a Voice);
    impl Visitor for Cards<'_> {
        type Out = Vec<CardText>;
        fn visit<R: Offered>(self) -> Self::Out {
            let book = R::book();
            book.cards().into_iter().map(|card| book.text(card, self.0)).collect()
        }
    }
    Ok(kept(GameId::parse(&game).ok_or_else(No::not_found)?.visit(Cards(voice))))
}

#[cfg(test)]
mod tests {
    use super::by_language;
    use words::Lang;

    #[test]
    fn headings_are_told_apart_by_language() {
        let both = &[Lang::ZhHant, Lang::Ja];
        let told = by_language("勝利條件 / 勝利条件, 用語集", both);
        assert_eq!(told, [(Lang::ZhHant, vec!["勝利條件", "用語集"]), (Lang::Ja, vec!["勝利条件", "用語集"])]);
        assert_eq!(by_language("エンドフェイズ", both), [(Lang::Ja, vec!["エンドフェイズ"])]);
        assert_eq!(by_language("Glossario, Deve / Puo", &[Lang::It]), [(Lang::It, vec!["Glossario, Deve / Puo"])]);
        assert!(by_language("Step 4", &[]).is_empty(), "where they are said in every language, nothing is quoted");
    }
}
