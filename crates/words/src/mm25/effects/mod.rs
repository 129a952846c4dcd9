//! stub
use crate::Lang;
use mm25::effects::Ability;
use mm25::Category;
/// stub
pub fn ability(ability: &Ability, _: Category, _: Lang) -> String {
    mm25::notation::write_ability(ability)
}
