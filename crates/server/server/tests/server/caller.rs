//! Raw HTTP requests and their responses.

use reqwest::header::{AUTHORIZATION, CONTENT_TYPE, COOKIE, HeaderMap};
use reqwest::{Method, RequestBuilder};
use serde_json::{Value, json};

use crate::host::Host;

pub(crate) struct Told {
    pub(crate) status: u16,
    pub(crate) headers: HeaderMap,
    pub(crate) text: String,
}

impl Told {
    pub(crate) fn body(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_default()
    }

    pub(crate) fn code(&self) -> String {
        self.body()["error"]["code"].as_str().unwrap_or_default().to_owned()
    }

    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().unwrap())
    }

    /// The cookie that the response sets, in the form for a request.
    pub(crate) fn cookie(&self) -> String {
        self.header("set-cookie").split(';').next().unwrap().to_owned()
    }

    /// Asserts that the request was refused with this status and code.
    #[track_caller]
    pub(crate) fn refused(&self, status: u16, code: &str) {
        assert_eq!((self.status, self.code().as_str()), (status, code), "{}", self.text);
        assert!(self.body()["error"]["message"].as_str().is_some_and(|message| !message.is_empty()));
    }
}

impl Host {
    pub(crate) fn request(&self, method: Method, path: &str) -> RequestBuilder {
        reqwest::Client::new().request(method, format!("{}{path}", self.url))
    }

    pub(crate) async fn get(&self, path: &str) -> Told {
        tell(self.request(Method::GET, path)).await
    }

    pub(crate) async fn post(&self, path: &str, cookie: &str, body: &Value) -> Told {
        tell(self.request(Method::POST, path).header(COOKIE, cookie).json(body)).await
    }

    /// Gives the guest with this cookie an account.
    pub(crate) async fn register(&self, cookie: &str, name: &str, password: &str) -> Told {
        self.post("/api/account", cookie, &json!({ "name": name, "password": password })).await
    }

    /// Logs in, with or without a cookie.
    pub(crate) async fn log_in(&self, cookie: &str, name: &str, password: &str) -> Told {
        self.post("/api/account/login", cookie, &json!({ "name": name, "password": password })).await
    }

    /// A request with a bot token.
    pub(crate) async fn as_bot(&self, token: &str, method: Method, path: &str, body: Option<&Value>) -> Told {
        let request = self.request(method, path).header(AUTHORIZATION, format!("Bearer {token}"));
        tell(match body {
            Some(body) => request.json(body),
            None => request,
        })
        .await
    }

    /// A POST with this content type.
    pub(crate) async fn post_as(&self, path: &str, cookie: &str, kind: &str, body: String) -> Told {
        let request = self.request(Method::POST, path).header(COOKIE, cookie).header(CONTENT_TYPE, kind);
        tell(request.body(body)).await
    }
}

pub(crate) async fn tell(request: RequestBuilder) -> Told {
    let response = request.send().await.unwrap();
    let (status, headers) = (response.status().as_u16(), response.headers().clone());
    Told { status, headers, text: response.text().await.unwrap() }
}
