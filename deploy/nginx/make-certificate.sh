#!/usr/bin/env bash
# make-certificate.sh FOLDER HOST…: a self-signed certificate for trying the edge out; real hosts bring a real one.
set -euo pipefail
folder=$1
shift
mkdir -p "$folder"
names=$(printf 'DNS:%s,' "$@")
openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 30 \
  -subj "/CN=$1" -addext "subjectAltName=${names%,}" \
  -keyout "$folder/edge.key" -out "$folder/edge.crt" 2>/dev/null
chmod 600 "$folder/edge.key"
