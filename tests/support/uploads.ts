import { hash } from 'node:crypto'
import { calls, fileCalls } from '#src/contract/api/calls.ts'
import type { Call } from '#src/contract/call.ts'
import { mediaItemSchema } from '#src/contract/media/media-schemas.ts'
import { resumeSchema } from '#src/contract/resumes/resume-schemas.ts'
import { fileForm } from './http-client.ts'
import { expectAnswer, handlerOf, send, sendAsAdmin } from './requests.ts'

export const sha256 = (bytes: Uint8Array) => hash('sha256', bytes)

/** Uploads one file like the site's own pages: multipart, in the field of the call. */
export async function sendFile(
  call: Call,
  bytes: Uint8Array,
  name: string,
  type = 'application/octet-stream',
  params: Record<string, string> = {},
) {
  return sendAsAdmin(call, { body: fileForm(call.upload ?? '', bytes, name, type), params })
}

export const storeMedia = async (bytes: Uint8Array, name: string) =>
  expectAnswer(await sendFile(calls.uploadMedia, bytes, name), 201, mediaItemSchema)

/** Replaces the file of an item. */
export const replaceMedia = async (id: string, bytes: Uint8Array, name: string) =>
  sendFile(calls.replaceMediaFile, bytes, name, undefined, { id })

export const storeResume = async (bytes: Uint8Array, name = 'cv.pdf') =>
  expectAnswer(await sendFile(calls.uploadResume, bytes, name), 201, resumeSchema)

/** Requests a stored file by the URL of its item, as a visitor unless `cookie` is given. */
export async function openUrl(
  url: string,
  headers: Record<string, string> = {},
  { cookie = '', method = 'GET' } = {},
) {
  const call = url.startsWith('/files/media/') ? fileCalls.openMedia : fileCalls.openResume
  return send(await handlerOf(call), method, url, { headers, cookie })
}

export const usesOf = (ids: string[]) =>
  sendAsAdmin(calls.listUsesOfMedia, { query: `?ids=${ids.join(',')}` })

export const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

/** A call for one id, as the administrator. */
export const sendId = (call: Call, id: string) => sendAsAdmin(call, { params: { id } })
