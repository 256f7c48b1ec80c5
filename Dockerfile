# syntax=docker/dockerfile:1

# Packages, with the development ones that the build needs, and the folder of what runs.
FROM node:24-bookworm-slim AS build
WORKDIR /app
ENV NEXT_TELEMETRY_DISABLED=1
COPY package.json package-lock.json .npmrc ./
RUN --mount=type=cache,target=/root/.npm npm ci
COPY . .
# No database is reachable here: what needs one is rendered at the first visit.
RUN CI=true node src/scripts/release.ts --folder /release

# What runs. An ordinary user, who can write to /data only: the root file system may be read-only.
FROM node:24-bookworm-slim AS product
WORKDIR /app
ENV NODE_ENV=production \
  NEXT_TELEMETRY_DISABLED=1 \
  HOST=0.0.0.0 \
  PORT=3000 \
  DATA_DIR=/data \
  TMPDIR=/data/tmp
RUN mkdir /data && chown node:node /data
COPY --from=build /release ./
USER node
VOLUME /data
EXPOSE 3000
# Asks the process itself, not the database: a database that is down is no reason for a restart.
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/api/health').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Migrates, then serves. Node itself is process 1, so that SIGTERM reaches it.
CMD ["node", "src/scripts/start.ts"]
