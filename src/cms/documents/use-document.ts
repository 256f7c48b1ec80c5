import type { DraftPort } from '#src/cms/drafts/draft-effects.ts'
import type { Form, SaveRequest } from '#src/cms/drafts/draft-kind.ts'
import { settle } from '#src/cms/drafts/draft-store.ts'
import { useDraft, useOpenedDraft } from '#src/cms/drafts/use-draft.ts'
import { failed, reasonOr } from '#src/cms/components/screen/action-toasts.ts'
import { documentKind } from './document-kind.ts'
import type { DocumentKindOptions, StoredDocument } from './document-kind.ts'

export type DocumentSave<V> = Omit<SaveRequest, 'body'> & { value: V }

type DocumentPort<V extends Form> = DraftPort<StoredDocument<V>>
type DocumentOptions<V extends Form> = DocumentKindOptions<V> &
  Pick<DocumentPort<V>, 'noun' | 'subject' | 'read' | 'onCreated'> & {
    initial: StoredDocument<V>
    save: (request: DocumentSave<V>) => Promise<StoredDocument<V>>
  }

export function useDocument<V extends Form>(options: DocumentOptions<V>) {
  const { noun, subject, initial, save, read, onCreated } = options
  const { store, state } = useOpenedDraft(documentKind(noun, options), initial)
  const { dispatch } = store
  useDraft(store, {
    ...{ noun, subject, read, onCreated, onDraft: onCreated },
    // The body is the form (`documentKind`).
    save: ({ body, ...request }) => save({ ...request, value: body as V }),
  })
  return {
    ...{ noun, state, store },
    change: (part: Partial<V> | ((form: V) => Partial<V>)) =>
      dispatch({
        type: 'changed',
        part: typeof part === 'function' ? part(store.state().draft.form) : part,
      }),
    fill: (part: Partial<V>) => dispatch({ type: 'changed', part, isFromElsewhere: true }),
    publish: () => dispatch({ type: 'requested', mode: 'stay' }),
    /** Before an action on the server that needs all of it there. @returns whether all is stored */
    settle: () => settle(store),
    replace: (stored: StoredDocument<V>) => dispatch({ type: 'replaced', stored }),
    /** Stores typed text first, so that the history keeps it. Returns whether it was replaced; shows why not. */
    replaceBy: async (run: (stored: StoredDocument<V>) => Promise<StoredDocument<V>>) => {
      if (!(await settle(store))) {
        failed('Your changes could not be saved, so nothing was replaced.')
        return false
      }
      try {
        dispatch({ type: 'replaced', stored: await run(store.state().draft.stored) })
        return true
      } catch (error) {
        failed(reasonOr(error, 'The server is not responding, so nothing was replaced.'))
        return false
      }
    },
  }
}

export type EditedDocument<V extends Form> = ReturnType<typeof useDocument<V>>
