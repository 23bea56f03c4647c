//! Reads the compose files as `docker compose` does, as far as they use it.

use std::collections::BTreeMap;
use std::fs;

use yaml_rust2::{Yaml, YamlLoader};

use crate::dist::{VERSION, repository};

pub(crate) struct Compose {
    document: Yaml,
    /// The variables of the file `.env`.
    variables: BTreeMap<&'static str, &'static str>,
}

impl Compose {
    pub(crate) fn read(name: &str, variables: &[(&'static str, &'static str)]) -> Compose {
        let text = fs::read_to_string(repository().join(name)).unwrap();
        let document = YamlLoader::load_from_str(&text).unwrap().remove(0);
        Compose { document, variables: variables.iter().copied().collect() }
    }

    /// Returns the environment of a service.
    pub(crate) fn environment(&self, service: &str) -> Vec<(String, String)> {
        let environment = self.service(service)["environment"].as_hash().unwrap();
        let text = |value: &Yaml| self.interpolate(value.as_str().unwrap()).unwrap();
        environment.iter().map(|(name, value)| (text(name), text(value))).collect()
    }

    /// Returns the arguments of a service.
    pub(crate) fn command(&self, service: &str) -> Vec<String> {
        let words = self.service(service)["command"].as_vec().unwrap();
        words.iter().map(|word| self.interpolate(word.as_str().unwrap()).unwrap()).collect()
    }

    /// Returns the content of a file that is part of the compose file.
    pub(crate) fn config(&self, name: &str) -> String {
        self.interpolate(self.document["configs"][name]["content"].as_str().unwrap()).unwrap()
    }

    fn service(&self, name: &str) -> &Yaml {
        &self.document["services"][name]
    }

    /// Replaces `${NAME}`, `${NAME:-default}` and `${NAME:?message}` by the variable, and `$$` by `$`.
    fn interpolate(&self, text: &str) -> Result<String, String> {
        let Some((before, rest)) = text.split_once('$') else { return Ok(text.to_owned()) };
        if let Some(rest) = rest.strip_prefix('$') {
            return Ok(format!("{before}${}", self.interpolate(rest)?));
        }
        let (inside, rest) = rest.strip_prefix('{').unwrap().split_once('}').unwrap();
        let (name, otherwise) = inside.split_once(':').unwrap_or((inside, "-"));
        let value = match (self.variables.get(name), otherwise.split_at(1)) {
            (Some(value), _) => (*value).to_owned(),
            (None, ("-", default)) => default.to_owned(),
            (None, (_, message)) => return Err(message.to_owned()),
        };
        Ok(format!("{before}{value}{}", self.interpolate(rest)?))
    }
}

#[test]
fn variables_are_replaced() {
    let compose = Compose::read("compose.yaml", &[("A", "1")]);
    let check = |text: &str, expected: &str| assert_eq!(compose.interpolate(text), Ok(expected.to_owned()));
    check("${A}:7878", "1:7878");
    check("${B:-x}${B:-}${A:?set A}", "x1");
    check("{$$A}", "{$A}");
    assert_eq!(compose.interpolate("${B:?set B}"), Err("set B".to_owned()));
}

#[test]
fn compose_files_use_the_image_of_this_version() {
    for (file, services) in
        [("compose.yaml", &["antorcha"][..]), ("compose.cluster.yaml", &["node-1", "node-2"])]
    {
        let compose = Compose::read(file, &[]);
        for service in services {
            let image = compose.service(service)["image"].as_str();
            assert_eq!(image, Some(format!("localhost/antorcha:{VERSION}").as_str()), "{file}");
        }
    }
}

#[test]
fn a_cluster_needs_its_secrets() {
    let all = [("PUBLIC_URL", "u"), ("CLUSTER_KEY", "k"), ("POSTGRES_PASSWORD", "p"), ("NATS_PASSWORD", "n")];
    for missing in 0..all.len() {
        let given: Vec<_> =
            all.iter().enumerate().filter(|(at, _)| *at != missing).map(|(_, pair)| *pair).collect();
        let compose = Compose::read("compose.cluster.yaml", &given);
        let environment = compose.service("node-1")["environment"].as_hash().unwrap();
        let refused = environment.values().filter_map(|value| compose.interpolate(value.as_str()?).err());
        let refused: Vec<String> = refused.collect();
        assert!(refused.len() == 1 && refused[0].contains(all[missing].0), "{refused:?}");
    }
}
