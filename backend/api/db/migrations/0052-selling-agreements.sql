-- Which terms of selling a member has agreed to, and when: every piece that is given to be sold, and every price, rests on it.
create table selling_agreements (
  user_id text not null references users (id) on delete cascade,
  version text not null,
  agreed_at timestamptz not null,
  primary key (user_id, version)
);
