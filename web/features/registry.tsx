import { BookCall } from './booking/book-call.tsx'

/** The component of each section type in which a visitor operates something. */
export const interactiveSections = {
  bookCall: BookCall,
}
