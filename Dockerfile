# The house in a box: built in one stage, run in another that has neither sources of the web app nor tools.
FROM node:24.21-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY packages/contract/package.json packages/contract/
COPY packages/domain/package.json packages/domain/
COPY packages/illustrator/package.json packages/illustrator/
COPY packages/library/package.json packages/library/
COPY packages/storyteller/package.json packages/storyteller/
RUN npm install --no-save --no-audit --no-fund --ignore-scripts
COPY . .
RUN (cd apps/web && ../../node_modules/.bin/vite build) \
  && npm prune --omit=dev --no-save --no-audit --no-fund --ignore-scripts \
  && rm -rf apps/web/src apps/web/build e2e bench node_modules/node-linux-*

FROM node:24.21-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production MALLOC_ARENA_MAX=2 HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
COPY --from=build /app /app
RUN install -d -o node -g node -m 700 /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--min-semi-space-size=4", "--max-semi-space-size=4", "apps/server/src/main.ts"]
