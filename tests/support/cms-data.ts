import { expect } from 'vitest'
import type { Message } from '#src/contract/messages/message-schemas.ts'
import type { MediaItem } from '#src/contract/media/media-schemas.ts'
import type { Post, PostBodyInput, PostSummary } from '#src/contract/posts/post-schemas.ts'
import type { Resume } from '#src/contract/resumes/resume-schemas.ts'
import { fileForm } from './http-client.ts'
import { messageBody, postBody } from './post-bodies.ts'
import { projectBody } from './project-bodies.ts'
import { removeRows } from './shared-product.ts'
import { pdf, imageFile } from './sample-files.ts'
import type { ImageOptions } from './sample-files.ts'
import { createVisitor } from './visitor.ts'
import type { UsedServer } from './use-server.ts'

/** Test data of the management screens, created by the product's own calls. */
export function cmsData({ product, asAdmin }: Pick<UsedServer, 'product' | 'asAdmin'>) {
  const create = async (path: string, body: unknown): Promise<unknown> => {
    const response = await asAdmin('POST', path, body)
    expect(response.status).toBe(201)
    return response.json()
  }
  const read = async (path: string): Promise<unknown> => (await asAdmin('GET', path)).json()
  return {
    post: async (changes: Partial<PostBodyInput> = {}) =>
      (await create('/api/blog', postBody(changes))) as Post,
    readPost: async (id: string) => (await read(`/api/blog/${id}`)) as Post,
    posts: async () => (await read('/api/blog')) as PostSummary[],
    /** A published project. */
    project: async (changes: Parameters<typeof projectBody>[0]) => {
      const body = projectBody(changes)
      const { id } = (await create('/api/projects', body)) as { id: string }
      await asAdmin('PUT', `/api/projects/${id}/publication`, body)
    },
    image: async (name = 'photo.png', options?: ImageOptions) => {
      const form = fileForm('media', await imageFile('png', options), name, 'image/png')
      return (await create('/api/media/upload', form)) as MediaItem
    },
    text: async (name = 'notes.txt') => {
      const form = fileForm('media', Buffer.from('Some notes.'), name, 'text/plain')
      return (await create('/api/media/upload', form)) as MediaItem
    },
    resume: async (name = 'resume.pdf') => {
      const form = fileForm('resume', pdf(), name, 'application/pdf')
      return (await create('/api/resume/upload', form)) as Resume
    },
    /** A message, received `hoursAgo`. */
    message: async (changes: Record<string, unknown> = {}, hoursAgo = 0) => {
      const body = messageBody(changes)
      const response = await createVisitor(product()).write('POST', '/api/contact', body)
      expect(response.status).toBe(201)
      await product().rows(
        `update contacts set created_at = now() - make_interval(hours => $2) where subject = $1`,
        [body.subject, hoursAgo],
      )
    },
    messages: async () => (await read('/api/contact')) as Message[],
    /** Removes all but the owner and the sessions. */
    empty: async () => void (await removeRows(product())),
  }
}
