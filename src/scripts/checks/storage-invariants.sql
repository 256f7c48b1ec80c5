-- What must hold at any moment, one line for each breach: kind of breach, and what or where.
-- Run by npm run check:storage; also by hand: psql "$DATABASE_URL" -f src/scripts/checks/storage-invariants.sql

select 'active resume' as breach, count(*) filter (where is_active) || ' of ' || count(*) || ' are active' as what
from resumes having count(*) > 0 and count(*) filter (where is_active) <> 1

union all
select 'active resume in the trash', 'resumes ' || id from resumes where is_active and deleted_at is not null

union all
select 'row without a file name', 'media ' || id from media where filename is null
union all
select 'row without a file name', 'resumes ' || id from resumes where filename is null

union all
select 'checksum is none', kind || ' ' || id
from (select 'media' as kind, id, sha256 from media union all select 'resumes', id, sha256 from resumes) as files
where sha256 !~ '^[0-9a-f]{64}$'

union all
select 'one file of two rows', name || ' (' || count(*) || ')'
from (select filename as name from media union all select filename from resumes) as files
where name is not null group by name having count(*) > 1

union all
select 'published without a date', 'posts ' || id from posts
where _status = 'published' and (published_at is null or first_published_at is null)

-- Time-outs of the product end one after 15 seconds.
union all
select 'idle transaction', coalesce(application_name, '') || ' ' || pid || ' since ' || state_change
from pg_stat_activity
where datname = current_database() and state like 'idle in transaction%'
  and state_change < now() - interval '15 seconds'

order by 1, 2;
