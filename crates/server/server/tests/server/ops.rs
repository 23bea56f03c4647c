//! Health checks and metrics.

use server::bus::Bus;

use crate::host::{Host, place, settings};

/// The status and the text of a page.
async fn page(url: &str) -> (u16, String) {
    let response = reqwest::get(url).await.unwrap();
    (response.status().as_u16(), response.text().await.unwrap())
}

#[tokio::test]
async fn a_server_that_shuts_down_is_live_but_not_ready() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    assert_eq!(page(&format!("{}/readyz", host.url)).await, (200, "ok\n".to_owned()));
    host.app.rooms.stop_opening();
    let (status, reason) = page(&format!("{}/readyz", host.url)).await;
    assert_eq!((status, reason.starts_with("closing: ")), (503, true), "{reason}");
    assert_eq!(page(&format!("{}/healthz", host.url)).await.0, 200);
    host.stop().await;
}

#[tokio::test]
async fn operator_routes_bypass_the_rate_limits() {
    let (_folder, store) = place();
    let mut settings = settings();
    settings.limits.requests_per_second = 1;
    let strict = Host::with(&store, Bus::in_memory(), catalog::GAMES, settings).await;
    let mut refused = 0;
    for _ in 0..30 {
        refused += usize::from(page(&format!("{}/api/rooms", strict.url)).await.0 == 429);
        assert_eq!(page(&format!("{}/healthz", strict.url)).await.0, 200);
    }
    assert!(refused > 0, "players are counted");
    strict.stop().await;
}
