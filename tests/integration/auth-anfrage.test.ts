import { NextRequest } from 'next/server'
import { expect, it } from 'vitest'
import { bearbeiteAuth } from '../../lib/server/auth-anfrage'
import { lies, testserver } from '../builders/server'

const FORMULAR = { 'content-type': 'application/x-www-form-urlencoded' }

it.each([
  ['broken JSON', { 'content-type': 'application/json' }, '{', 415],
  ['no kind of content', {}, '', 415],
  ['a body without end', FORMULAR, `anmeldename=${'a'.repeat(2 ** 21)}`, 413],
  ['a host that is none', { ...FORMULAR, 'x-forwarded-host': 'a b<script>' }, '', 400],
  ['a page of another site', { ...FORMULAR, origin: 'http://evil.example' }, '', 403],
])('a sign-in with %s is refused, not a fault of the server', async (...fall) => {
  const [, kopf, body, status] = fall
  testserver()
  const url = 'http://localhost:3000/api/auth/callback/credentials'
  const headers = { host: 'localhost:3000', ...kopf }
  const anfrage = new NextRequest(url, { method: 'POST', headers, body: Buffer.from(body) })
  const params = Promise.resolve({ nextauth: ['callback', 'credentials'] })
  expect((await lies(await bearbeiteAuth(anfrage, { params }))).status).toBe(status)
})
