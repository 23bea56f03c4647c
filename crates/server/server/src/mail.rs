//! Sends mail by SMTP.

use std::error::Error;
use std::time::Duration;
use std::{fmt, io};

use lettre::address::AddressError;
use lettre::message::header::{HeaderName, HeaderValue};
use lettre::message::{Mailbox, MultiPart};
use lettre::transport::smtp::Error as SmtpError;
use lettre::transport::smtp::extension::ClientId;
use lettre::{AsyncSmtpTransport, AsyncTransport, Message, Tokio1Executor};
use url::Url;

use crate::settings::Settings;

/// The longest time for one command of SMTP.
const TIMEOUT: Duration = Duration::from_secs(10);

/// The address of the SMTP server, with the password.
#[derive(Clone, PartialEq, Eq)]
pub struct SmtpUrl(pub String);

impl SmtpUrl {
    /// `None` if it is not the address of an SMTP server.
    pub fn parse(text: &str) -> Option<SmtpUrl> {
        AsyncSmtpTransport::<Tokio1Executor>::from_url(text).ok().map(|_| SmtpUrl(text.to_owned()))
    }
}

/// Omits the password.
impl fmt::Debug for SmtpUrl {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("SmtpUrl")
    }
}

/// Why mail cannot be sent with these settings.
#[derive(Debug, thiserror::Error)]
pub enum MailSettingsError {
    #[error(
        "`smtp_url` is invalid: use smtps://USER:PASSWORD@HOST or smtp://USER:PASSWORD@HOST:587?tls=required"
    )]
    BadUrl,
    #[error("`smtp_url` would send the password unencrypted: use smtps://, or add ?tls=required to smtp://")]
    Unencrypted,
    #[error("`smtp_from` is missing or invalid: use an address such as Antorcha <antorcha@example.org>")]
    BadSender,
    #[error("`smtp_url` needs `public_url`: set it to the address of the server, for the links in mails")]
    NoPublicUrl,
    #[error("the SMTP server refuses `smtp_url`: {0}. Check user, password and encryption")]
    Refused(String),
}

/// Mail that could not be sent. The message contains no address of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MailError {
    /// Sending it again later can help.
    #[error("the mail server cannot take the mail now")]
    Later,
    /// The recipient does not exist or wants no mail.
    #[error("the mail server refuses the recipient")]
    Recipient,
    #[error("the mail server refuses the mail")]
    Refused,
}

/// A mail. It has no `Debug`, because it contains an address.
pub struct Mail {
    pub to: String,
    pub subject: String,
    pub text: String,
    pub html: String,
    /// Becomes the Message-ID, so that a copy has the same.
    pub id: String,
    /// The link that stops such mails without a login.
    pub unsubscribe: Option<String>,
}

pub struct Mailer {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
    /// The domain of Message-IDs.
    domain: String,
}

impl Mailer {
    /// The sender of mail, if this is one.
    pub fn sender(text: &str) -> Option<String> {
        text.parse::<Mailbox>().ok().map(|_| text.to_owned())
    }

    /// The mailer of these settings, if they name an SMTP server.
    pub fn of(settings: &Settings) -> Result<Option<Mailer>, MailSettingsError> {
        let Some(SmtpUrl(url)) = &settings.smtp_url else { return Ok(None) };
        let from = settings.smtp_from.as_deref().ok_or(MailSettingsError::BadSender)?;
        let from: Mailbox = from.parse().map_err(|_: AddressError| MailSettingsError::BadSender)?;
        check_encryption(url)?;
        if settings.public_url.is_none() {
            return Err(MailSettingsError::NoPublicUrl);
        }
        let domain = from.email.domain().to_owned();
        let transport = AsyncSmtpTransport::<Tokio1Executor>::from_url(url);
        let transport = transport.map_err(|_| MailSettingsError::BadUrl)?.timeout(Some(TIMEOUT));
        let transport = transport.hello_name(ClientId::Domain(domain.clone())).build();
        Ok(Some(Mailer { transport, from, domain }))
    }

    /// Logs in to the SMTP server. A server that cannot be reached is only reported: it may come back.
    pub async fn check(&self) -> Result<(), MailSettingsError> {
        match self.transport.test_connection().await {
            Ok(_) => Ok(()),
            Err(error) if error.is_permanent() || is_untrusted(&error) || error.is_client() => {
                Err(MailSettingsError::Refused(reason(&error)))
            }
            Err(error) => {
                tracing::warn!(
                    problem = reason(&error),
                    "the SMTP server cannot be reached; mails wait for it"
                );
                Ok(())
            }
        }
    }

    pub async fn send(&self, mail: Mail) -> Result<(), MailError> {
        let message = self.message(mail)?;
        self.transport.send(message).await.map(|_| ()).map_err(|error| classified(&error))
    }

    fn message(&self, mail: Mail) -> Result<Message, MailError> {
        let Mail { to, subject, text, html, id, unsubscribe } = mail;
        let to = to.parse().map_err(|_: AddressError| MailError::Recipient)?;
        let mut message = Message::builder()
            .from(self.from.clone())
            .to(Mailbox::new(None, to))
            .subject(subject)
            .message_id(Some(format!("<{id}@{}>", self.domain)))
            .raw_header(raw("Auto-Submitted", "auto-generated".to_owned()));
        if let Some(link) = unsubscribe {
            message = message.raw_header(raw("List-Unsubscribe", format!("<{link}>")));
            message =
                message.raw_header(raw("List-Unsubscribe-Post", "List-Unsubscribe=One-Click".to_owned()));
        }
        message.multipart(MultiPart::alternative_plain_html(text, html)).map_err(|_| MailError::Refused)
    }
}

fn raw(name: &'static str, value: String) -> HeaderValue {
    HeaderValue::new(HeaderName::new_from_ascii_str(name), value)
}

/// A password needs encryption, except on the way to this machine.
fn check_encryption(url: &str) -> Result<(), MailSettingsError> {
    let url = Url::parse(url).map_err(|_| MailSettingsError::BadUrl)?;
    let host = url.host_str().filter(|host| !host.is_empty()).ok_or(MailSettingsError::BadUrl)?;
    let is_here = ["localhost", "127.0.0.1", "[::1]"].contains(&host);
    let encrypted =
        url.scheme() == "smtps" || url.query_pairs().any(|(key, value)| key == "tls" && value == "required");
    if url.password().is_some() && !encrypted && !is_here {
        return Err(MailSettingsError::Unencrypted);
    }
    Ok(())
}

/// Says what kind of error it is, without what the server said, which can contain an address.
fn reason(error: &SmtpError) -> String {
    match error.status() {
        Some(status) => format!("it answers with {status}"),
        None if is_untrusted(error) => "its certificate is not valid".to_owned(),
        None if error.is_timeout() => "it does not answer".to_owned(),
        None if error.is_client() => "it offers no way to log in".to_owned(),
        None => "no connection".to_owned(),
    }
}

/// Whether the encryption fails, which is an error of the connection if it begins after the greeting.
fn is_untrusted(error: &SmtpError) -> bool {
    let mut next: Option<&(dyn Error + 'static)> = Some(error);
    while let Some(cause) = next {
        let io = cause.downcast_ref::<io::Error>().and_then(io::Error::get_ref);
        if cause.is::<rustls::Error>() || io.is_some_and(|inner| inner.is::<rustls::Error>()) {
            return true;
        }
        next = cause.source();
    }
    error.is_tls()
}

/// Only some codes are about the recipient. With the others, the sender or the server has the problem, and other
/// recipients would be refused too.
fn classified(error: &SmtpError) -> MailError {
    if !error.is_permanent() {
        return MailError::Later;
    }
    let code = error.status().map(|status| status.to_string()).unwrap_or_default();
    let said = error.source().map(ToString::to_string).unwrap_or_default();
    match enhanced(&said) {
        Some(class) if class.starts_with("5.1.") || class.starts_with("5.2.") => MailError::Recipient,
        Some(_) => MailError::Refused,
        None if ["550", "551", "553", "556"].contains(&code.as_str()) => MailError::Recipient,
        None => MailError::Refused,
    }
}

/// The enhanced status code (RFC 3463) in an answer.
fn enhanced(said: &str) -> Option<&str> {
    said.split_whitespace().find(|word| {
        let parts: Vec<&str> = word.split('.').collect();
        parts.len() == 3
            && parts.iter().all(|part| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit()))
    })
}

/// Text for the HTML of a mail.
pub(crate) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(url: &str, from: &str, problem: Option<&str>) {
        let settings = Settings {
            smtp_url: Some(SmtpUrl(url.to_owned())),
            smtp_from: Some(from.to_owned()),
            public_url: Some("https://play.example.org".to_owned()),
            ..Settings::default()
        };
        let refused = Mailer::of(&settings).err().map(|error| error.to_string());
        assert_eq!(
            refused.as_deref().and_then(|text| text.split([':', '.']).next()),
            problem,
            "{url} {from}"
        );
    }

    #[tokio::test]
    async fn wrong_settings_say_what_to_do() {
        let from = "Antorcha <antorcha@example.org>";
        check("smtps://ana:secret@mail.example.org", from, None);
        check("smtp://ana:secret@mail.example.org:587?tls=required", "antorcha@example.org", None);
        check("smtp://ana:secret@127.0.0.1:2525", from, None);
        check("smtp://mail.example.org", from, None);
        check("mail.example.org", from, Some("`smtp_url` is invalid"));
        check("https://mail.example.org", from, Some("`smtp_url` is invalid"));
        check("smtp://mail.example.org?tls=maybe", from, Some("`smtp_url` is invalid"));
        let unencrypted = "`smtp_url` would send the password unencrypted";
        check("smtp://ana:secret@mail.example.org", from, Some(unencrypted));
        check("smtps://mail.example.org", "nobody", Some("`smtp_from` is missing or invalid"));
    }

    #[test]
    fn an_enhanced_code_is_found_in_an_answer() {
        assert_eq!(enhanced("permanent error (550): 5.1.1 no such user"), Some("5.1.1"));
        assert_eq!(enhanced("no such user at 127.0.0.1"), None);
    }
}
