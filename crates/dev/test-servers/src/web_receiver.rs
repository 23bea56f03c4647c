//! An HTTP server that records what is posted to it.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// A request that arrived.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReceivedPost {
    pub method: String,
    /// Path and query.
    pub path: String,
    /// Names are in lower case.
    pub headers: Vec<(String, String)>,
    pub body: Vec<u8>,
}

impl ReceivedPost {
    /// The value of a header, or an empty text.
    pub fn header(&self, name: &str) -> &str {
        self.headers.iter().find(|(known, _)| known == name).map_or("", |(_, value)| value)
    }

    /// The body as JSON, or null.
    pub fn json(&self) -> serde_json::Value {
        serde_json::from_slice(&self.body).unwrap_or_default()
    }
}

/// Answers every request in the same way, which a test can change.
#[derive(Clone, Debug)]
pub struct WebReceiver {
    address: SocketAddr,
    state: Arc<(Mutex<State>, Condvar)>,
}

#[derive(Debug)]
struct State {
    received: Vec<ReceivedPost>,
    /// The head of the answer after `HTTP/1.1 `; without one, there is no answer.
    answer: Option<String>,
}

impl WebReceiver {
    /// Starts a server that answers with 204. Its thread ends with the process.
    pub fn start() -> Result<WebReceiver, String> {
        let problem = |error: std::io::Error| format!("the receiver cannot listen: {error}");
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).map_err(problem)?;
        let address = listener.local_addr().map_err(problem)?;
        let state = State { received: Vec::new(), answer: Some("204 No Content".to_owned()) };
        let receiver = WebReceiver { address, state: Arc::new((Mutex::new(state), Condvar::new())) };
        let serving = receiver.clone();
        std::thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                let receiver = serving.clone();
                std::thread::spawn(move || receiver.serve(stream));
            }
        });
        Ok(receiver)
    }

    pub fn url(&self) -> String {
        format!("http://{}/hook", self.address)
    }

    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Answers with this from now on, such as `410 Gone`. More header lines can follow after `\r\n`.
    pub fn answer_with(&self, answer: &str) {
        self.lock().answer = Some(answer.to_owned());
    }

    /// Reads requests from now on and never answers.
    pub fn never_answer(&self) {
        self.lock().answer = None;
    }

    /// What has arrived so far.
    pub fn received(&self) -> Vec<ReceivedPost> {
        self.lock().received.clone()
    }

    /// Waits until so many requests have arrived, at most 30 seconds.
    pub fn wait_for(&self, count: usize) -> Result<Vec<ReceivedPost>, String> {
        let until = Instant::now() + Duration::from_secs(30);
        let mut state = self.lock();
        while state.received.len() < count {
            let left = until.saturating_duration_since(Instant::now());
            if left.is_zero() {
                return Err(format!("{} requests arrived, not {count}", state.received.len()));
            }
            state = self.state.1.wait_timeout(state, left).unwrap_or_else(PoisonError::into_inner).0;
        }
        Ok(state.received.clone())
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn serve(&self, stream: TcpStream) {
        let Ok(mut writer) = stream.try_clone() else { return };
        let Some(received) = read(&mut BufReader::new(stream)) else { return };
        let answer = {
            let mut state = self.lock();
            state.received.push(received);
            state.answer.clone()
        };
        self.state.1.notify_all();
        match answer {
            Some(answer) => {
                let _ = write!(writer, "HTTP/1.1 {answer}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
            }
            // Until the client gives up.
            None => drop(writer.read(&mut [0])),
        }
    }
}

fn read(reader: &mut impl BufRead) -> Option<ReceivedPost> {
    let mut line = String::new();
    reader.read_line(&mut line).ok()?;
    let mut words = line.split_whitespace();
    let (method, path) = (words.next()?.to_owned(), words.next()?.to_owned());
    let mut headers = Vec::new();
    loop {
        let mut line = String::new();
        reader.read_line(&mut line).ok()?;
        let Some((name, value)) = line.trim_end().split_once(':') else { break };
        headers.push((name.to_ascii_lowercase(), value.trim().to_owned()));
    }
    let mut received = ReceivedPost { method, path, headers, body: Vec::new() };
    let mut body = vec![0; received.header("content-length").parse().unwrap_or(0)];
    reader.read_exact(&mut body).ok()?;
    received.body = body;
    Some(received)
}
