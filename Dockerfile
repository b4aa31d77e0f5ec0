# syntax=docker/dockerfile:1
# The image is the package (what `npm pack` puts into it), its packages, and Node.
FROM node:24-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev

FROM packages AS build
COPY . .
RUN node scripts/build.mjs && npm pack --ignore-scripts --silent && mkdir /package && tar -xzf madia-*.tgz -C /package --strip-components=1

# The image brings Node itself, so the copy that npm brings to bare machines can go.
FROM packages AS runtime-packages
RUN npm prune --omit=dev && rm -rf node_modules/node-linux-* node_modules/.bin/node

FROM node:24-slim
ENV NODE_ENV=production DATA_DIR=/data
WORKDIR /app
COPY --from=runtime-packages /app/node_modules node_modules
COPY --from=build /package ./
RUN install --directory --owner=node --group=node /data
# By number: Kubernetes sees that it is not root.
USER 1000:1000
VOLUME /data
EXPOSE 3000
# It serves after SIGTERM for DRAIN_SECONDS, so that a proxy notices first.
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT ?? 3000) + '/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Commands run beside it: docker compose exec app-1 node bin/madia.mjs backup --to /data/shop.backup
CMD ["node", "--max-semi-space-size=16", "dist/server/main.js"]
