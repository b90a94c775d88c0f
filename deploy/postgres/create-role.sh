# Run once by the image of PostgreSQL, while its volume is empty: the backend's role owns its database and has no right
# beside. The image's own role is the server's superuser, and nothing here signs in as it.
psql --no-psqlrc --username "$POSTGRES_USER" --dbname postgres --set ON_ERROR_STOP=1 --set password="$STORE_PASSWORD" <<'SQL'
create role store login nosuperuser nocreatedb nocreaterole noreplication password :'password';
create database store owner store;
revoke connect, temporary on database store, postgres, template1 from public;
SQL
