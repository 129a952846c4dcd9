//! The list of games.

use crate::Offered;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::sync::{Arc, LazyLock};
use utoipa::openapi::schema::{ObjectBuilder, Type};
use utoipa::openapi::{RefOr, Schema};
use utoipa::{PartialSchema, ToSchema};

/// Something that is done with a game of which only the id is known.
pub trait Visitor {
    /// What comes of it.
    type Out;

    /// Does it.
    fn visit<R: Offered>(self) -> Self::Out;
}

macro_rules! games {
    ($($(#[$gate:meta])* $name:ident: $rules:ty,)*) => {
        /// The games there are.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        #[allow(missing_docs)]
        pub enum GameId {
            $($(#[$gate])* $name,)*
        }

        impl GameId {
            /// All of them, in the order in which they are shown.
            pub const ALL: &'static [GameId] = &[$($(#[$gate])* GameId::$name,)*];

            /// Does something with this game.
            pub fn visit<V: Visitor>(self, visitor: V) -> V::Out {
                match self {
                    $($(#[$gate])* GameId::$name => visitor.visit::<$rules>(),)*
                }
            }
        }

        $($(#[$gate])*
        impl crate::offered::Book for $rules {
            const ID: GameId = GameId::$name;

            fn book() -> &'static Arc<$rules> {
                static BOOK: LazyLock<Arc<$rules>> = LazyLock::new(|| Arc::new(<$rules as Offered>::built_in()));
                &BOOK
            }
        })*
    };
}

// The registry: a game is one line here and an implementation of `Offered`.
games! {
    Opcg: opcg::Opcg,
    Zwo: zwo::Zwo,
    Uno: uno::Uno,
    Mm25: mm25::Mm25,
    #[cfg(feature = "harbour")]
    Harbour: harbour::Harbour,
}

impl GameId {
    /// As it is written.
    pub fn name(self) -> &'static str {
        struct Name;
        impl Visitor for Name {
            type Out = &'static str;
            fn visit<R: Offered>(self) -> &'static str {
                R::GAME
            }
        }
        self.visit(Name)
    }

    /// The game of a name.
    pub fn parse(name: &str) -> Option<GameId> {
        GameId::ALL.iter().copied().find(|game| game.name() == name)
    }

    /// The names of all games.
    pub fn names() -> Vec<&'static str> {
        GameId::ALL.iter().map(|game| game.name()).collect()
    }

    /// The edition of its rules.
    pub fn edition(self) -> u32 {
        struct Edition;
        impl Visitor for Edition {
            type Out = u32;
            fn visit<R: Offered>(self) -> u32 {
                R::EDITION
            }
        }
        self.visit(Edition)
    }
}

// By name: games may be added, and a name that this program does not know is not taken for another.
impl Serialize for GameId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.name().serialize(serializer)
    }
}

impl<'d> Deserialize<'d> for GameId {
    fn deserialize<D: Deserializer<'d>>(deserializer: D) -> Result<GameId, D::Error> {
        let name = String::deserialize(deserializer)?;
        GameId::parse(&name).ok_or_else(|| serde::de::Error::custom(format!("there is no game '{name}'")))
    }
}

impl PartialSchema for GameId {
    fn schema() -> RefOr<Schema> {
        ObjectBuilder::new().schema_type(Type::String).enum_values(Some(GameId::names())).into()
    }
}

impl ToSchema for GameId {}
