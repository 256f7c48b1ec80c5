import { itLoadsLatePieces } from '#tests/support/late-pieces.ts'

itLoadsLatePieces('the details of a file')
