# The image of the service: the compiled server, the built client and production packages. No sandbox, no tests, no secrets.
#
# The base is pinned to a version. To pin it to one exact image as well, write the digest that
#   docker buildx imagetools inspect node:24.21.0-bookworm-slim
# prints behind the version: node:24.21.0-bookworm-slim@sha256:...

FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY client/package.json client/
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
# Which commit /healthz and the metrics name: docker build --build-arg COMMIT=$(git rev-parse HEAD)
ARG COMMIT=unknown
RUN COMMIT=$COMMIT npm run build

FROM node:24.21.0-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --workspaces=false --ignore-scripts --no-audit --no-fund

FROM node:24.21.0-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0
COPY package.json openapi.yaml ./
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/dist/commit dist/commit
COPY --from=build /app/dist/api dist/api
COPY --from=build /app/dist/web dist/web
COPY --from=build /app/dist/site dist/site
# docs/operations.md, Upgrade and Restore.
COPY --from=build /app/dist/scripts/backup.js /app/dist/scripts/restore.js dist/scripts/
COPY --from=build /app/dist/scripts/backup dist/scripts/backup
COPY --from=build /app/dist/scripts/lib/dot-env.js dist/scripts/lib/
# Templates, and the font files in use with their licences.
COPY --from=build /app/dist/typeset dist/typeset
# The user `node` of the base image, by number, so that a cluster can see that it is not root.
USER 1000:1000
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 8080}/healthz`).then(reply => process.exit(reply.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "--enable-source-maps", "--max-old-space-size=1024", "dist/api/main.js"]
