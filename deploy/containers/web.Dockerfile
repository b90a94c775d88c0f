# The site, built for one configuration: public variables become part of its scripts, so they are arguments. Secrets are
# none: what only a server may know is read at run time.
# Build from the repository root: docker build -f deploy/containers/web.Dockerfile --build-arg NODE_DIGEST=sha256:… --build-arg NEXT_PUBLIC_API_URL=… .
# The image by its hash, which deploy/images.env holds; without it there is no image of that name, and nothing is built.
ARG NODE_DIGEST
FROM node:22-bookworm-slim@${NODE_DIGEST} AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
COPY backend/package.json backend/
RUN npm ci
COPY . .
# The variables marked [build] in .env.example; while RUN works they are its environment.
ARG DEPLOYMENT_ID NEXT_CLIENT_ESM BRAND SITE_URL_HK SITE_URL_SG MAIN_SITE_URL WORLD_URL DEMONSTRATION WHATSAPP_HK WHATSAPP_SG PAYMENT_WALLETS GOOGLE_PAY_MERCHANT_ID PLATFORM_LINKS_HK PLATFORM_LINKS_SG
ARG NEXT_PUBLIC_API_URL API_EXTRA_HEADERS EXTERNAL_LOGIN_EXTRA EXT_API
ARG NEXT_PUBLIC_OIDC_GOOGLE_CLIENT_ID NEXT_PUBLIC_OIDC_APPLE_CLIENT_ID NEXT_PUBLIC_BRAINTREE_TOKENIZATION_KEY BRAINTREE_MERCHANT_ID
ARG NEXT_PUBLIC_GTM_ID_HK NEXT_PUBLIC_GTM_ID_SG
ARG NEXT_PUBLIC_FIREBASE_API_KEY NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN NEXT_PUBLIC_FIREBASE_PROJECT_ID NEXT_PUBLIC_FIREBASE_DATABASE_URL
ARG NEXT_PUBLIC_FIREBASE_APP_ID NEXT_PUBLIC_FIREBASE_MESSAGING_SENDER_ID NEXT_PUBLIC_FIREBASE_VAPID_KEY
# Where the build reads content. Without a token, or without an answer, the bundled content stands in until the first renewal.
ARG CMS_URL CMS_MEDIA_URL
# Next's standalone output: a server with what it imports, and nothing else. The shared cache of pages is made before, as one file.
ENV NEXT_TELEMETRY_DISABLED=1 NEXT_OUTPUT=standalone
RUN node --import tsx scripts/render-artwork.ts && node scripts/build/bundle-page-cache.mjs && node node_modules/next/dist/bin/next build --webpack

FROM node:22-bookworm-slim@${NODE_DIGEST}
WORKDIR /site
# Pages are made again from texts and content.
COPY --from=build --chown=node:node /site/.next/standalone ./
COPY --from=build /site/.next/static .next/static
COPY --from=build /site/content content
COPY --from=build /site/locales locales
COPY --from=build /site/public public
USER node
# The longest that a proxy keeps a connection open is shorter: KEEP_ALIVE_MS of backend/api/http/app.ts.
ARG DEPLOYMENT_ID
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 TRUST_PROXY=true DEPLOYMENT_ID=$DEPLOYMENT_ID HOSTNAME=0.0.0.0 PORT=3000 KEEP_ALIVE_TIMEOUT=75000
EXPOSE 3000
# ALLOWED_HOSTS must hold localhost for this. The port is open to the edge alone.
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s CMD ["node", "-e", "fetch('http://localhost:3000/robots.txt').then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server.js"]
