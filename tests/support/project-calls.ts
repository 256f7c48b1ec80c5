import type { Call } from '#src/contract/call.ts'
import { callPath } from '#src/contract/call.ts'
import { calls } from '#src/contract/api/calls.ts'
import { storedProjectSchema } from '#src/contract/projects/edited-project.ts'
import type { EditedProject } from '#src/contract/projects/edited-project.ts'
import { adminCookie } from './admin.ts'
import { projectBody } from './project-bodies.ts'
import { handlerOf } from './handlers.ts'
import { expectAnswer, send } from './requests.ts'

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
