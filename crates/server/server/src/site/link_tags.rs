//! What other sites show of a link to the app: its title, a sentence and a picture.

use std::fmt::Write as _;

use share_images::{HEIGHT, WIDTH};

use crate::previews::{PictureKind, TableFacts, Words};

/// The mark of a picture is shortened in its address.
const VERSION_LENGTH: usize = 8;

/// What other sites show of a link. Addresses are paths.
pub(super) struct LinkPreview {
    title: String,
    description: String,
    page: String,
    picture: String,
}

impl LinkPreview {
    pub(super) fn of_table(facts: &TableFacts, words: &Words, lang: &str) -> LinkPreview {
        let mark = facts.mark(PictureKind::Preview, lang);
        let version = mark.get(..VERSION_LENGTH).unwrap_or(&mark);
        LinkPreview {
            title: format!("{} · {}", words.game(), words.status(facts, &[])),
            description: words.description(facts),
            page: format!("/table/{}", facts.room),
            picture: format!("/api/rooms/{}/preview.png?lang={lang}&v={version}", facts.room),
        }
    }

    /// The page where a visit begins. The web app contains its picture.
    pub(super) fn of_app(words: &Words) -> LinkPreview {
        let (title, description) = words.app();
        LinkPreview { title, description, page: "/".to_owned(), picture: "/preview.png".to_owned() }
    }

    /// The tags for the head of the page. Without a public address, the picture has only a path, which some sites cannot
    /// follow: the `Host` header could name any server.
    pub(super) fn tags(&self, lang: &str, public_url: Option<&str>) -> String {
        let base = public_url.unwrap_or("").trim_end_matches('/');
        let (own, other) = if lang == "es" { ("es_ES", "en_US") } else { ("en_US", "es_ES") };
        let mut tags = String::new();
        let mut add = |kind: &str, name: &str, content: &str| {
            // Writing to a String cannot fail.
            let _ = write!(tags, "<meta {kind}=\"{name}\" content=\"{}\">", escaped(content));
        };
        add("name", "description", &self.description);
        add("property", "og:site_name", "Antorcha");
        add("property", "og:type", "website");
        add("property", "og:title", &self.title);
        add("property", "og:description", &self.description);
        if public_url.is_some() {
            add("property", "og:url", &format!("{base}{}", self.page));
        }
        add("property", "og:image", &format!("{base}{}", self.picture));
        add("property", "og:image:type", "image/png");
        add("property", "og:image:width", &WIDTH.to_string());
        add("property", "og:image:height", &HEIGHT.to_string());
        add("property", "og:image:alt", &self.title);
        add("property", "og:locale", own);
        add("property", "og:locale:alternate", other);
        add("name", "twitter:card", "summary_large_image");
        tags
    }
}

/// The text as the value of an attribute or as the content of an element. Names are texts of players.
pub(super) fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            letter => safe.push(letter),
        }
    }
    safe
}

#[cfg(test)]
mod tests {
    use super::escaped;

    #[test]
    fn a_name_cannot_leave_its_attribute() {
        let name = "\"><script>alert('&')</script>";
        assert_eq!(escaped(name), "&quot;&gt;&lt;script&gt;alert(&#39;&amp;&#39;)&lt;/script&gt;");
    }
}
