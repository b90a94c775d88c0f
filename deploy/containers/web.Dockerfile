# The site, built for one configuration: public variables become part of its scripts.
# Build from the repository root: docker build -f deploy/containers/web.Dockerfile --build-arg NEXT_PUBLIC_API_URL=… .
FROM node:22-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json ./
COPY backend/package.json backend/
RUN npm ci
COPY . .
ARG NEXT_PUBLIC_API_URL
ARG SITE_URL_HK
ARG SITE_URL_SG
ARG CMS_URL
ARG DEPLOYMENT_ID
ENV NEXT_TELEMETRY_DISABLED=1 \
    NEXT_PUBLIC_API_URL=$NEXT_PUBLIC_API_URL SITE_URL_HK=$SITE_URL_HK SITE_URL_SG=$SITE_URL_SG CMS_URL=$CMS_URL DEPLOYMENT_ID=$DEPLOYMENT_ID
# A backend that does not answer is no reason to fail: the bundled content stands in and is renewed at run time.
RUN node --import tsx scripts/render-artwork.ts && node node_modules/next/dist/bin/next build --webpack

FROM node:22-bookworm-slim
WORKDIR /site
ARG DEPLOYMENT_ID
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 TRUST_PROXY=true DEPLOYMENT_ID=$DEPLOYMENT_ID
COPY --from=build --chown=node:node /site ./
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s CMD ["node", "-e", "fetch('http://localhost:3000/robots.txt').then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "node_modules/next/dist/bin/next", "start", "-H", "0.0.0.0", "-p", "3000"]
