import { expect, it } from 'vitest'
import { databaseHost, databaseLocation } from '#src/lib/connection-url.ts'

it.each([
  ['postgres://a:b@db.example:5432/folio', 'db.example', 'db.example:5432/folio'],
  ['postgres://a:b@/folio?host=/run/postgresql', '/run/postgresql', '/run/postgresql/folio'],
  ['postgres://a:b@localhost/folio?host=db.example', 'db.example', 'db.example/folio'],
  ['postgres://a:b@%2Frun%2Fpostgresql/folio', '/run/postgresql', '/run/postgresql/folio'],
  ['postgres:///folio', '', '/folio'],
  ['postgres://[::1]:5433/folio', '[::1]', '[::1]:5433/folio'],
])('the database %s is on the host %j', (address, host, place) => {
  expect([databaseHost(address), databaseLocation(address)]).toEqual([host, place])
})
