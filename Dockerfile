# syntax=docker/dockerfile:1

# Packages, with the development ones that the build needs.
FROM node:24-bookworm-slim AS build
WORKDIR /app
ENV NEXT_TELEMETRY_DISABLED=1
COPY package.json package-lock.json .npmrc ./
RUN --mount=type=cache,target=/root/.npm npm ci
COPY . .
# No database is reachable here: what needs one is rendered at the first visit.
RUN npm run build \
  && npm prune --omit=dev \
  && rm -rf .next/cache

# What runs: production packages, the build, and the folders the server reads. An ordinary user.
FROM node:24-bookworm-slim AS product
WORKDIR /app
ENV NODE_ENV=production \
  NEXT_TELEMETRY_DISABLED=1 \
  HOST=0.0.0.0 \
  PORT=3000 \
  DATA_DIR=/data
RUN mkdir /data && chown node:node /app /data
COPY --from=build --chown=node:node /app ./
USER node
VOLUME /data
EXPOSE 3000
# Asks the process itself, not the database: a database that is down is no reason for a restart.
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/api/health').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Migrates, then serves. Node itself is process 1, so that SIGTERM reaches it.
CMD ["node", "src/scripts/start.ts"]
