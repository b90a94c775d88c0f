'use strict';

const path = require('path');

module.exports = ({ env }) => {
  if (env('DATABASE_CLIENT', 'sqlite') === 'postgres') {
    return { connection: { client: 'postgres', connection: { connectionString: env('DATABASE_URL') } } };
  }
  const filename = path.join(__dirname, '..', env('DATABASE_FILENAME', '.tmp/data.db'));
  return { connection: { client: 'sqlite', connection: { filename }, useNullAsDefault: true } };
};
