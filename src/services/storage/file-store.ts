import type { Readable } from 'node:stream'

/** Folders of the store; also the slugs of the collections and the path segment under /files. */
export type FileKind = 'media' | 'resumes'

/** Bytes from `start` to `end`, both included. */
export type ByteRange = { start: number; end: number }

export type StoredFile = { kind: FileKind; name: string; size: number; modifiedAt: Date }

/**
 * Where the bytes of uploads are. A file is named once, at random, and never changes afterwards: there is
 * no way to overwrite one (reliability fact 6).
 * Errors of all functions: `storage-full` (507), `unavailable` (503).
 */
export interface FileStore {
  /** Resolves when the bytes survive a power cut. */
  write(kind: FileKind, name: string, bytes: Uint8Array): Promise<void>
  /** Size in bytes, or null when there is no such file. */
  size(kind: FileKind, name: string): Promise<number | null>
  /** The bytes, or null when there is no such file. The reader must consume or destroy the stream. */
  read(kind: FileKind, name: string, range?: ByteRange): Promise<Readable | null>
  /** Resolves also when the file is already gone. */
  remove(kind: FileKind, name: string): Promise<void>
  /** Every file, also remains of interrupted writes. */
  list(): AsyncIterable<StoredFile>
}

export const FILE_KINDS: readonly FileKind[] = ['media', 'resumes']

// 26 base32 characters hold 128 random bits; renditions add their width.
const FILE_NAME = /^[a-z2-7]{26}(-\d{1,4})?\.[a-z0-9]{2,5}$/

/** True for names this product gives to files. Anything else never reaches a path or a bucket. */
export const isFileName = (name: string) => FILE_NAME.test(name)
