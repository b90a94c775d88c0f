# The reference backend. With DATABASE_URL it keeps nothing itself: uploads are where STORAGE_URL says.
# The image by its hash, which deploy/images.env holds; without it there is no image of that name, and nothing is built.
ARG NODE_DIGEST
FROM node:22-bookworm-slim@${NODE_DIGEST} AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
COPY backend/package.json backend/
RUN npm ci --omit=dev --ignore-scripts
COPY backend backend
COPY lib lib
COPY artwork artwork
COPY tsconfig.json ./
COPY scripts/build/bundle-backend.mjs scripts/build/
RUN node --eval "import('./scripts/build/bundle-backend.mjs').then(({ bundleBackend }) => bundleBackend())"

# What runs: the bundle, the packages of the backend alone, and the files that its sources read beside themselves.
FROM node:22-bookworm-slim@${NODE_DIGEST}
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
COPY backend/package.json backend/
RUN npm ci --omit=dev --ignore-scripts --workspace=backend && npm cache clean --force
COPY backend backend
COPY content content
COPY locales locales
COPY deploy/firebase deploy/firebase
COPY public/artwork/garment-*-320.webp public/artwork/
COPY --from=build /site/backend/.bundle backend/.bundle
RUN mkdir /data && chown node:node /data
USER node
ENV NODE_ENV=production HOST=0.0.0.0 BACKEND_PORT=4000 DATA_DIR=/data BACKEND_TRUST_PROXY=true
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s CMD ["node", "-e", "fetch('http://localhost:4000/readyz').then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "backend/.bundle/main.mjs"]
