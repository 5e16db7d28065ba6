#!/bin/sh
# /usr/local/bin/selvage: the shopkeeper's commands, with the settings and as the user of selvage.service.
exec systemd-run --quiet --collect --wait --pipe \
  --property=User=selvage \
  --property=WorkingDirectory=/srv/selvage \
  --property=EnvironmentFile=/etc/selvage.env \
  --setenv=NODE_ENV=production \
  --setenv=DATA_DIR=/var/lib/selvage \
  --setenv=SHOPKEEPER="${SUDO_USER:-$USER}" \
  /usr/bin/node dist/server/cli.js "$@"
