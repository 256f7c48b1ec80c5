import type { Call } from '#src/contract/call.ts'
import { callPath } from '#src/contract/call.ts'
import { calls } from '#src/contract/api/calls.ts'
import { storedProjectSchema } from '#src/contract/projects/edited-project.ts'
import type { EditedProject } from '#src/contract/projects/edited-project.ts'
import { adminCookie } from './admin.ts'
import { handlerOf } from './handlers.ts'
import { expectAnswer, send } from './requests.ts'

/** A complete project with overrides. */
export const projectBody = (changes: Partial<EditedProject> = {}): EditedProject => ({
  title: 'One event log',
  summary: 'A log instead of queues.',
  cover: null,
  outcomes: [{ figure: '60', meaning: 'services read it' }],
  body: '<h1>The problem</h1><p>Too <strong>slow</strong>.</p>',
  links: [{ label: 'Source code', url: 'https://code.example.com/log' }],
  slug: '',
  isFeatured: false,
  period: '2021 – 2024',
  role: 'Staff engineer',
  stack: ['Go', 'PostgreSQL'],
  ...changes,
})

type Sent = { params?: Record<string, string>; json?: unknown; headers?: Record<string, string> }

/** A call of projects, as the administrator. */
export const sendProject = async (call: Call, { params = {}, ...sent }: Sent = {}) =>
  send(await handlerOf(call), call.method, callPath(call, params), {
    ...{ params, ...sent },
    cookie: await adminCookie(),
  })

/** A new draft. */
export const createProject = async (changes: Partial<EditedProject> = {}) =>
  expectAnswer(
    await sendProject(calls.createProject, { json: projectBody(changes) }),
    201,
    storedProjectSchema,
  )

type Change = { id: string; changes?: Partial<EditedProject>; headers?: Record<string, string> }

const sendChange = (call: Call, { id, changes, headers = {} }: Change) =>
  sendProject(call, { params: { id }, json: projectBody(changes), headers })

export const sendDraft = (change: Change) => sendChange(calls.saveProjectDraft, change)
export const sendPublication = (change: Change) => sendChange(calls.publishProject, change)

export const saveDraft = async (id: string, changes: Partial<EditedProject> = {}) =>
  expectAnswer(await sendDraft({ id, changes }), 200, storedProjectSchema)

export const publish = async (id: string, changes: Partial<EditedProject> = {}) =>
  expectAnswer(await sendPublication({ id, changes }), 200, storedProjectSchema)
