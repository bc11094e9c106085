//! Object storage as a target: S3, and compatible stores that support conditional writes.

use std::borrow::Cow;
use std::sync::Arc;

use diagnostic::Diagnostic;
use futures::{StreamExt, TryStreamExt, stream};
use object_store::aws::AmazonS3Builder;
use object_store::path::Path;
use object_store::{
    Attribute, Attributes, Error, GetOptions, ObjectStore, ObjectStoreExt, PutMode, PutOptions,
    UpdateVersion,
};

use super::stored::{Metadata, Swap};
use crate::coding::Coding;
use crate::entries::Hash;
use crate::root::RESERVED;

/// The metadata that holds an object's stamp: `x-amz-meta-stamp`.
const STAMP: Attribute = Attribute::Metadata(Cow::Borrowed("stamp"));

/// A bucket, or a prefix in it.
pub struct Objects {
    store: Arc<dyn ObjectStore>,
    prefix: String,
    name: String,
}

impl Objects {
    pub(super) fn new(store: Arc<dyn ObjectStore>, prefix: &str, name: String) -> Self {
        Self {
            store,
            prefix: prefix.trim_matches('/').to_owned(),
            name,
        }
    }

    /// `bucket/prefix`, with S3 configured by the environment.
    pub(super) fn s3(place: &str) -> Result<Self, Diagnostic> {
        let (bucket, prefix) = place.split_once('/').unwrap_or((place, ""));
        if bucket.is_empty() {
            return Err(Diagnostic::error(format!("`s3://{place}` names no bucket"))
                .hint("write s3://bucket, or s3://bucket/prefix"));
        }
        let name = format!("s3://{}", place.trim_end_matches('/'));
        api::tls::use_ring();
        let store = AmazonS3Builder::from_env()
            .with_bucket_name(bucket)
            .build()
            .map_err(|error| cannot("use", &name, &error))?;
        Ok(Self::new(Arc::new(store), prefix, name))
    }

    pub(super) fn name(&self) -> String {
        self.name.clone()
    }

    pub(super) async fn read(
        &self,
        file: &str,
    ) -> Result<Option<(Vec<u8>, UpdateVersion)>, Diagnostic> {
        let read = async {
            let result = self.store.get(&self.path(file)?).await?;
            let version = UpdateVersion {
                e_tag: result.meta.e_tag.clone(),
                version: result.meta.version.clone(),
            };
            Ok((result.bytes().await?.to_vec(), version))
        };
        unless_absent(read.await).map_err(|error| self.cannot("read", file, &error))
    }

    pub(super) async fn put(
        &self,
        file: &str,
        bytes: Vec<u8>,
        stamp: Hash,
        metadata: Option<Metadata<'_>>,
    ) -> Result<(), Diagnostic> {
        let mut attributes = Attributes::new();
        attributes.insert(STAMP, stamp.to_string().into());
        if let Some(metadata) = metadata {
            attributes.insert(
                Attribute::ContentType,
                metadata.content_type.to_owned().into(),
            );
            attributes.insert(
                Attribute::CacheControl,
                metadata.cache_control.to_owned().into(),
            );
            if metadata.coding != Coding::Identity {
                attributes.insert(Attribute::ContentEncoding, metadata.coding.name().into());
            }
        }
        let options = PutOptions {
            attributes,
            ..PutOptions::default()
        };
        let put = async {
            self.store
                .put_opts(&self.path(file)?, bytes.into(), options)
                .await
        };
        put.await
            .map(|_| ())
            .map_err(|error| self.cannot("write", file, &error))
    }

    pub(super) async fn stamp(&self, file: &str) -> Result<Option<Hash>, Diagnostic> {
        let head = GetOptions {
            head: true,
            ..GetOptions::default()
        };
        let read = async { self.store.get_opts(&self.path(file)?, head).await };
        let found =
            unless_absent(read.await).map_err(|error| self.cannot("ask for", file, &error))?;
        Ok(found.and_then(|found| found.attributes.get(&STAMP)?.as_ref().parse().ok()))
    }

    pub(super) async fn swap(
        &self,
        root: &str,
        from: Option<&UpdateVersion>,
        bytes: Vec<u8>,
    ) -> Result<Swap, Diagnostic> {
        let mode = from.map_or(PutMode::Create, |version| PutMode::Update(version.clone()));
        match self.conditional(root, mode, bytes).await {
            Ok(version) => Ok(Swap::Done(version)),
            Err(Error::Precondition { .. } | Error::AlreadyExists { .. }) => Ok(Swap::Refused),
            Err(error) => Err(self.cannot("write", root, &error)),
        }
    }

    pub(super) async fn delete(&self, files: Vec<String>) -> Result<(), Diagnostic> {
        let paths: Vec<_> = files.iter().map(|file| self.path(file)).collect();
        let mut deleted = self.store.delete_stream(stream::iter(paths).boxed());
        while let Some(result) = deleted.next().await {
            unless_absent(result).map_err(|error| cannot("delete in", &self.name, &error))?;
        }
        Ok(())
    }

    pub(super) async fn list(&self, folder: &str) -> Result<Vec<String>, Diagnostic> {
        let list = async {
            let path = self.path(folder)?;
            let found: Vec<_> = self.store.list(Some(&path)).try_collect().await?;
            let name = |meta: object_store::ObjectMeta| meta.location.filename().map(str::to_owned);
            Ok(found.into_iter().filter_map(name).collect())
        };
        list.await
            .map_err(|error| self.cannot("list", folder, &error))
    }

    /// Some objects that are not the publisher's own: one request, unless there are many of those.
    pub(super) async fn others(&self, most: usize) -> Result<Vec<String>, Diagnostic> {
        let list = async {
            let prefix = Path::parse(&self.prefix)?;
            let name = |meta: object_store::ObjectMeta| -> Option<String> {
                let parts: Vec<_> = meta.location.prefix_match(&prefix)?.collect();
                let is_own = parts.first().is_none_or(|first| first.as_ref() == RESERVED);
                let names: Vec<&str> = parts.iter().map(AsRef::as_ref).collect();
                (!is_own).then(|| names.join("/"))
            };
            let objects = self.store.list(Some(&prefix)).map_ok(name);
            let names = objects.try_filter_map(async |name| Ok(name));
            names.take(most).try_collect().await
        };
        list.await.map_err(|error| self.cannot("list", "", &error))
    }

    /// Makes two changes to a new root that must be refused.
    pub(super) async fn check_conditions(&self, root: &str) -> Result<(), Diagnostic> {
        let Some((bytes, _)) = self.read(root).await? else {
            return Ok(());
        };
        let other = UpdateVersion {
            e_tag: Some("\"00000000000000000000000000000000\"".to_owned()),
            version: None,
        };
        for (mode, header) in [
            (PutMode::Create, "If-None-Match"),
            (PutMode::Update(other), "If-Match"),
        ] {
            match self.conditional(root, mode, bytes.clone()).await {
                Err(Error::Precondition { .. } | Error::AlreadyExists { .. }) => {}
                Ok(_) => {
                    return Err(Diagnostic::error(format!(
                        "{} ignores conditions: it writes despite {header}",
                        self.name
                    ))
                    .hint(
                        "parallel publishers would mix their files; use storage with conditional \
                         writes, such as S3, R2 or MinIO",
                    ));
                }
                Err(error) => return Err(self.cannot("write", root, &error)),
            }
        }
        Ok(())
    }

    async fn conditional(
        &self,
        root: &str,
        mode: PutMode,
        bytes: Vec<u8>,
    ) -> object_store::Result<UpdateVersion> {
        let attributes = Attributes::from_iter([
            (Attribute::ContentType, "application/json"),
            (Attribute::CacheControl, "no-store"),
        ]);
        let options = PutOptions {
            mode,
            attributes,
            ..PutOptions::default()
        };
        let path = self.path(root)?;
        let put = self.store.put_opts(&path, bytes.into(), options).await?;
        Ok(UpdateVersion {
            e_tag: put.e_tag,
            version: put.version,
        })
    }

    fn path(&self, file: &str) -> object_store::Result<Path> {
        Ok(Path::parse(format!("{}/{file}", self.prefix))?)
    }

    fn cannot(&self, what: &str, file: &str, error: &Error) -> Diagnostic {
        cannot(what, &format!("{}/{file}", self.name), error)
    }
}

fn unless_absent<T>(result: object_store::Result<T>) -> object_store::Result<Option<T>> {
    match result {
        Ok(found) => Ok(Some(found)),
        Err(Error::NotFound { .. }) => Ok(None),
        Err(error) => Err(error),
    }
}

fn cannot(what: &str, place: &str, error: &Error) -> Diagnostic {
    let hint = match error {
        Error::PermissionDenied { .. } => {
            "these credentials do not allow it; publishing needs get, put, delete and list"
        }
        Error::Unauthenticated { .. } => {
            "check AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and AWS_SESSION_TOKEN"
        }
        Error::NotFound { .. } => "check that the bucket exists",
        Error::NotImplemented { .. } => {
            "publishing needs conditional writes; unset AWS_CONDITIONAL_PUT"
        }
        _ if std::env::var_os("AWS_ACCESS_KEY_ID").is_none() => {
            "set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY; without them, only a role of this machine \
             could be used"
        }
        _ => {
            "check AWS_ENDPOINT_URL, AWS_REGION and the network (an endpoint with http:// needs \
             AWS_ALLOW_HTTP=true); after that, the same command continues from here"
        }
    };
    Diagnostic::error(format!("cannot {what} {place}: {error}")).hint(hint)
}
