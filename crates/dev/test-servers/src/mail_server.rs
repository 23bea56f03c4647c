//! An SMTP server that records the mail that it gets.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use base64::Engine;
use base64::engine::general_purpose::STANDARD;

/// A mail that arrived.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReceivedMail {
    pub to: Vec<String>,
    /// Headers and body with line ends as they were sent.
    pub data: String,
}

impl ReceivedMail {
    /// The value of a header with folded lines joined, or an empty text.
    pub fn header(&self, name: &str) -> String {
        let head = self.data.split("\r\n\r\n").next().unwrap_or_default();
        let unfolded = head.replace("\r\n ", " ").replace("\r\n\t", " ");
        let prefix = format!("{name}: ");
        unfolded.lines().find_map(|line| line.strip_prefix(&prefix)).unwrap_or_default().to_owned()
    }

    /// The texts of all parts, without transfer encoding.
    pub fn text(&self) -> String {
        let body = self.data.split_once("\r\n\r\n").map_or("", |(_, body)| body);
        let joined = body.replace("=\r\n", "");
        let mut bytes = Vec::new();
        let mut rest = joined.as_bytes();
        while let [first, tail @ ..] = rest {
            let code = tail.get(..2).filter(|_| *first == b'=');
            let decoded = code.and_then(|code| u8::from_str_radix(std::str::from_utf8(code).ok()?, 16).ok());
            bytes.push(decoded.unwrap_or(*first));
            rest = if decoded.is_some() { tail.get(2..).unwrap_or_default() } else { tail };
        }
        String::from_utf8_lossy(&bytes).into_owned()
    }
}

/// Accepts mail without encryption.
#[derive(Clone, Debug)]
pub struct MailServer {
    address: SocketAddr,
    state: Arc<(Mutex<State>, Condvar)>,
}

#[derive(Debug, Default)]
struct State {
    received: Vec<ReceivedMail>,
    /// User and password, if a client must log in.
    login: Option<(String, String)>,
    /// The answer to each recipient, if it is not 250.
    to_recipient: Option<String>,
    /// The answer to the mail itself, if it is not 250.
    to_mail: Option<String>,
}

impl MailServer {
    /// Starts a server that accepts everything. Its thread ends with the process.
    pub fn start() -> Result<MailServer, String> {
        let problem = |error: std::io::Error| format!("the mail server cannot listen: {error}");
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).map_err(problem)?;
        let server = MailServer { address: listener.local_addr().map_err(problem)?, state: Arc::default() };
        let serving = server.clone();
        std::thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                let server = serving.clone();
                std::thread::spawn(move || server.serve(stream));
            }
        });
        Ok(server)
    }

    pub fn url(&self) -> String {
        format!("smtp://{}", self.address)
    }

    pub fn url_with(&self, user: &str, password: &str) -> String {
        format!("smtp://{user}:{password}@{}", self.address)
    }

    /// Requires a login from now on.
    pub fn require_login(&self, user: &str, password: &str) {
        self.lock().login = Some((user.to_owned(), password.to_owned()));
    }

    /// Answers each recipient with this from now on, such as `550 5.1.1 no such user`; with `None`, accepts them.
    pub fn answer_recipients(&self, answer: Option<&str>) {
        self.lock().to_recipient = answer.map(str::to_owned);
    }

    /// Records mails and answers with this from now on; with `None`, accepts them.
    pub fn answer_mails(&self, answer: Option<&str>) {
        self.lock().to_mail = answer.map(str::to_owned);
    }

    pub fn received(&self) -> Vec<ReceivedMail> {
        self.lock().received.clone()
    }

    /// Waits until so many mails have arrived, at most 30 seconds.
    pub fn wait_for(&self, count: usize) -> Result<Vec<ReceivedMail>, String> {
        let until = Instant::now() + Duration::from_secs(30);
        let mut state = self.lock();
        while state.received.len() < count {
            let left = until.saturating_duration_since(Instant::now());
            if left.is_zero() {
                return Err(format!("{} mails arrived, not {count}", state.received.len()));
            }
            state = self.state.1.wait_timeout(state, left).unwrap_or_else(PoisonError::into_inner).0;
        }
        Ok(state.received.clone())
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn serve(&self, stream: TcpStream) {
        let Ok(writer) = stream.try_clone() else { return };
        let mut session = Session { server: self, reader: BufReader::new(stream), writer, to: Vec::new() };
        // A client may close the connection at any time.
        let _ = session.run();
    }
}

struct Session<'a, R> {
    server: &'a MailServer,
    reader: R,
    writer: TcpStream,
    to: Vec<String>,
}

impl<R: BufRead + Read> Session<'_, R> {
    fn run(&mut self) -> std::io::Result<()> {
        let mut logged_in = self.server.lock().login.is_none();
        self.say("220 test")?;
        while let Some(line) = self.line()? {
            let verb = line.split([' ', ':']).next().unwrap_or_default().to_ascii_uppercase();
            match verb.as_str() {
                "EHLO" => self.say("250-test\r\n250-8BITMIME\r\n250 AUTH PLAIN")?,
                "AUTH" => {
                    logged_in = self.is_valid(&line);
                    self.say(if logged_in { "235 2.7.0 ok" } else { "535 5.7.8 wrong user or password" })?;
                }
                "MAIL" if !logged_in => self.say("530 5.7.0 log in first")?,
                "MAIL" => self.say("250 ok")?,
                "RCPT" => {
                    let answer = self.server.lock().to_recipient.clone();
                    self.to.push(line.chars().skip_while(|letter| *letter != '<').collect());
                    self.say(&answer.unwrap_or_else(|| "250 ok".to_owned()))?;
                }
                "DATA" => self.take()?,
                "QUIT" => return self.say("221 bye"),
                _ => self.say("250 ok")?,
            }
        }
        Ok(())
    }

    fn take(&mut self) -> std::io::Result<()> {
        self.say("354 go on")?;
        let mut data = String::new();
        while let Some(line) = self.line()?.filter(|line| line != ".") {
            data.push_str(line.strip_prefix('.').unwrap_or(&line));
            data.push_str("\r\n");
        }
        let mail = ReceivedMail { to: std::mem::take(&mut self.to), data };
        let answer = {
            let mut state = self.server.lock();
            state.received.push(mail);
            state.to_mail.clone()
        };
        self.server.state.1.notify_all();
        self.say(&answer.unwrap_or_else(|| "250 ok".to_owned()))
    }

    fn is_valid(&self, line: &str) -> bool {
        let given = line.rsplit(' ').next().and_then(|code| STANDARD.decode(code).ok()).unwrap_or_default();
        let login = self.server.lock().login.clone();
        login.is_none_or(|(user, password)| given == format!("\0{user}\0{password}").into_bytes())
    }

    /// The next line without its end; `None` at the end of the connection.
    fn line(&mut self) -> std::io::Result<Option<String>> {
        let mut line = Vec::new();
        let read = self.reader.read_until(b'\n', &mut line)?;
        let text = String::from_utf8_lossy(&line).trim_end_matches(['\r', '\n']).to_owned();
        Ok((read > 0).then_some(text))
    }

    fn say(&mut self, answer: &str) -> std::io::Result<()> {
        write!(self.writer, "{answer}\r\n")
    }
}
