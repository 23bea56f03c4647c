//! What a game may override to make playouts faster: `draw`, `pick` and `apply_legal`.

use game::kit::Law;

use crate::check;
use crate::toys::fault::Fault;

#[test]
fn an_unfair_draw_is_caught() {
    check(Fault::UnfairDraw, Law::DrawsAreFair);
}

#[test]
fn an_unfair_pick_is_caught() {
    check(Fault::UnfairPick, Law::PicksAreFair);
}

#[test]
fn an_action_that_does_something_else_unchecked_is_caught() {
    check(Fault::AppliesAnotherState, Law::AppliesLikeDecide);
    check(Fault::AppliesAnotherEvent, Law::AppliesLikeDecide);
}
