import type { DraftPort } from '#src/cms/drafts/draft-effects.ts'
import type { Form, SaveRequest } from '#src/cms/drafts/draft-kind.ts'
import { settle } from '#src/cms/drafts/draft-store.ts'
import { useDraft, useOpenedDraft } from '#src/cms/drafts/use-draft.ts'
import { failed, reasonOr } from '#src/cms/components/screen/run-action.ts'
import { documentKind } from './document-kind.ts'
import type { DocumentKindOptions, StoredDocument } from './document-kind.ts'

type DocumentOptions<V extends Form, R> = DocumentKindOptions<V> &
  Pick<DraftPort<StoredDocument<V>>, 'noun' | 'subject' | 'onCreated'> & {
    initial: StoredDocument<V>
    toDocument: (response: R) => StoredDocument<V>
    save: (value: V, request: SaveRequest) => Promise<R>
    /** The newest version; null when it was deleted. */
    read: (id: string | null) => Promise<R | null>
    restore: (version: string, stored: StoredDocument<V>) => Promise<R>
  }

export function useDocument<V extends Form, R>(options: DocumentOptions<V, R>) {
  const { noun, subject, initial, toDocument, save, restore, onCreated } = options
  const { store, state } = useOpenedDraft(documentKind(noun, options), initial)
  const { dispatch } = store
  const read = async (id: string | null) => {
    const newest = await options.read(id)
    return newest === null ? null : toDocument(newest)
  }
  useDraft(store, {
    ...{ noun, subject, read, onCreated, onDraft: onCreated },
    // The body is the form (`documentKind`).
    save: async (request) => toDocument(await save(request.body as V, request)),
  })
  /** Stores typed text first, so that the history keeps it. Returns whether it was replaced; shows why not. */
  const replaceBy = async (run: (stored: StoredDocument<V>) => Promise<R>) => {
    if (!(await settle(store))) {
      failed('Your changes could not be saved, so nothing was replaced.')
      return false
    }
    try {
      dispatch({ type: 'replaced', stored: toDocument(await run(store.state().draft.stored)) })
      return true
    } catch (error) {
      failed(reasonOr(error, 'The server is not responding, so nothing was replaced.'))
      return false
    }
  }
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
    /** After the server replaced it. */
    reload: async () => {
      const stored = await read(store.state().draft.stored.id)
      if (stored) dispatch({ type: 'replaced', stored })
    },
    replaceBy,
    restore: (version: string) => replaceBy((stored) => restore(version, stored)),
  }
}

export type EditedDocument<V extends Form> = Omit<
  ReturnType<typeof useDocument<V, never>>,
  'replaceBy'
>
