import type { SavedAnswer as SavedAnswersDocument } from '#collections/generated/payload-types.ts'
import type { SavedAnswer } from '#src/contract/messages/saved-answer-calls.ts'
import { as, payloadClient, withTransaction } from '#src/services/platform/payload.ts'
import type { Admin } from '#src/services/platform/payload.ts'
import type { Input } from '#src/services/platform/service-input.ts'

/** GET /api/contact/answers: the owner's texts for replies; the examples until others are saved. */
export async function listSavedAnswers({ actor }: { actor: Admin }): Promise<SavedAnswer[]> {
  const payload = await payloadClient()
  return toSavedAnswers(await payload.findGlobal({ slug: 'saved-answers', ...as(actor) }))
}

/** PUT /api/contact/answers: replaces all of them; none is valid too. */
export async function replaceSavedAnswers({
  actor,
  body: data,
}: Input<'replaceSavedAnswers'>): Promise<SavedAnswer[]> {
  return withTransaction(actor, async (req) =>
    toSavedAnswers(
      await req.payload.updateGlobal({ slug: 'saved-answers', data, ...as(actor, req) }),
    ),
  )
}

const toSavedAnswers = ({ answers }: SavedAnswersDocument): SavedAnswer[] =>
  (answers ?? []).map(({ title, text }) => ({ title, text }))
