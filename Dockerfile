# The site as an image: built with Node.js, served by nginx without rights.
# DEPLOYMENT.md says how to run it. Base images have no digest here: CI or
# the builder adds it (docker buildx imagetools inspect NAME), Dependabot raises the tags.
FROM node:22.21.1-bookworm AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
# With .git: the dates of the pages come from the history, which must not be shallow.
COPY . .
RUN npm run build

FROM debian:12.11-slim
# Debian removes a package's old version when it fixes it, so a pinned one would soon be gone:
# the base image pins the distribution. A rebuild takes fixed packages of nginx and what it pulls;
# those of the base image come with its next tag.
RUN apt-get update \
 && apt-get install -y --no-install-recommends nginx-light libnginx-mod-http-brotli-static \
 && rm -rf /var/lib/apt/lists/* /etc/nginx/sites-enabled /etc/nginx/conf.d
COPY --from=build /site/build-delivery/container.nginx.conf /etc/nginx/nginx.conf
COPY --from=build /site/build /srv/docs
# Nobody: owns no file, and the root file system may be read-only. Only /tmp is written to.
USER 65534:65534
EXPOSE 8080
# Lets requests that are under way end.
STOPSIGNAL SIGQUIT
# bash opens connections itself, which saves the image a client.
HEALTHCHECK --interval=30s --timeout=3s --start-period=5s --retries=3 \
  CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/8080 && printf 'GET /healthz HTTP/1.0\\r\\n\\r\\n' >&3 && grep -q '^HTTP/1.1 204' <&3"]
CMD ["nginx", "-e", "stderr"]
