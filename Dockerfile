# Builds the image from this repository: docker build --tag localhost/antorcha:0.2.0 .
# `cargo xtask dist` makes the same image from a finished program: it uses the last stage.

FROM node:20.19-bookworm-slim AS node

FROM rust:1.95.0-bookworm AS build
COPY --from=node /usr/local /usr/local/node
# The named toolchain is the one of this image, so rustup does not download tools for developers.
ENV PATH=$PATH:/usr/local/node/bin RUSTUP_TOOLCHAIN=1.95.0
WORKDIR /source
COPY . .
# The commit that `antorcha --version` prints: --build-arg COMMIT=$(git rev-parse --short=12 HEAD)
ARG COMMIT
ENV ANTORCHA_COMMIT=$COMMIT
RUN cargo xtask dist image-files

FROM scratch
COPY --from=build /source/target/image/files/ /
# The server can write only here. A new volume gets this owner.
COPY --chown=10001:10001 --from=build /source/target/image/data/ /data/
USER 10001:10001
ENV ANTORCHA_LISTEN=0.0.0.0:7878 ANTORCHA_DATA_DIR=/data
WORKDIR /data
VOLUME /data
EXPOSE 7878
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=6s --start-period=30s CMD ["/usr/bin/antorcha", "health"]
ENTRYPOINT ["/usr/bin/antorcha"]
CMD ["serve"]
