#!/usr/bin/env bash
# Builds the page into the folder that the server serves. The result is committed, so that nobody needs
# Node to play; the tests fail on a difference.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../web"
. ../scripts/build.sh
[ -d node_modules ] || npm ci --no-audit --no-fund
# Also from within a test runner, which asks for a build for development.
NODE_ENV=production npm run build
rm -rf ../server/src/main/resources/web
cp -r dist ../server/src/main/resources/web
page_sources .. >built.cksum
