# syntax=docker/dockerfile:1
FROM node:24-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev

FROM packages AS build
COPY . .
RUN node scripts/build.mjs

# The image brings Node itself, so the copy that npm brings to bare machines can go.
FROM packages AS runtime-packages
RUN npm prune --omit=dev && rm -rf node_modules/node-linux-* node_modules/.bin/node

FROM node:24-slim
ENV NODE_ENV=production DATA_DIR=/data
WORKDIR /app
COPY package.json ./
COPY --from=runtime-packages /app/node_modules node_modules
# Backup and restore run from their sources: docker compose exec … node scripts/backup.ts --to /data/shop.backup
COPY scripts/backup.ts scripts/restore.ts scripts/lost-key.ts scripts/
COPY src src
COPY brand brand
COPY public public
COPY sample sample
COPY --from=build /app/dist dist
RUN install --directory --owner=node --group=node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT ?? 3000) + '/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=16", "dist/server/main.js"]
