# The site with everything it needs, for any number of servers: docs/operations.md.
#   docker build -t bursar . && docker run -p 3000:3000 -v bursar:/data bursar

FROM node:24.21.0-bookworm-slim AS base
WORKDIR /bursar

# What npm needs to know, first, so that a change to the code does not install everything again.
FROM base AS packages
COPY package.json package-lock.json .npmrc run.mjs ./
COPY cms/service/package.json cms/service/

FROM packages AS build
RUN npm ci
COPY . .
RUN npm run build

# Without the copy of Node that npm ci brings, because the image has it.
FROM packages AS production
RUN npm ci --omit=dev && rm -rf node_modules/node-linux-* node_modules/.bin/node

FROM base
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
RUN mkdir /data && chown node:node /data
COPY --from=production /bursar ./
# Commands run from the sources, and the server compares them with its build.
COPY *.ts *.tsx ./
COPY app app
COPY cms cms
COPY domain domain
COPY kit kit
COPY products products
COPY public public
COPY server server
COPY --from=build /bursar/build build
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Not through npm, which does not pass signals on: the server ends what it has begun.
CMD ["node", "run.mjs", "server/start.ts"]
