import type { Call } from '#src/contract/call.ts'
import { calls } from '#src/contract/api/calls.ts'
import type { EditedProject } from '#src/contract/projects/edited-project.ts'
import { projectBody } from './project-bodies.ts'
import { answerOf, sendAsAdmin } from './requests.ts'

/** A new draft. */
export const createProject = (changes: Partial<EditedProject> = {}) =>
  answerOf(calls.createProject, { json: projectBody(changes) })

type Change = { id: string; changes?: Partial<EditedProject>; headers?: Record<string, string> }

const sendChange = (call: Call, { id, changes, headers = {} }: Change) =>
  sendAsAdmin(call, { params: { id }, json: projectBody(changes), headers })

export const sendDraft = (change: Change) => sendChange(calls.saveProjectDraft, change)
export const sendPublication = (change: Change) => sendChange(calls.publishProject, change)

export const saveDraft = (id: string, changes: Partial<EditedProject> = {}) =>
  answerOf(calls.saveProjectDraft, { params: { id }, json: projectBody(changes) })

export const publish = (id: string, changes: Partial<EditedProject> = {}) =>
  answerOf(calls.publishProject, { params: { id }, json: projectBody(changes) })

/** A new project that is public. @returns its id */
export async function createPublished(title: string): Promise<string> {
  const { id } = await createProject({ title })
  await publish(id, { title })
  return id
}
