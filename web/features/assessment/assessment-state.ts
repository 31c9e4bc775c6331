/** The answer to a question: an option by its index, or the visitor's own text. */
export type Choice = number | 'other'

/** Kept while another option is selected, in case the visitor comes back to it. */
export type Answer = { choice: Choice | null; otherText: string }

export type AssessmentState = {
  view: 'intro' | 'question' | 'results'
  /** The answer to the current question. */
  index: number
  /** One per question, in order. */
  answers: readonly Answer[]
  /** When the last question was answered, as ISO 8601. */
  finishedAt: string
}

export type AssessmentAction =
  | { type: 'start' }
  | { type: 'choose'; choice: Choice }
  | { type: 'writeOther'; text: string }
  | { type: 'previous' }
  | { type: 'next'; at: string }
  | { type: 'restart' }

const unanswered: Answer = { choice: null, otherText: '' }

/** The initial state of an assessment with this number of questions, some of which may have a known answer. */
export function notStarted(questions: number, known: readonly (Answer | undefined)[] = []): AssessmentState {
  return {
    view: 'intro',
    index: 0,
    answers: Array.from({ length: questions }, (_, index) => known[index] ?? unanswered),
    finishedAt: '',
  }
}

/** The state of a finished assessment, from its answers. */
export function finished(answers: readonly Answer[], at: string): AssessmentState {
  return { view: 'results', index: answers.length - 1, answers, finishedAt: at }
}

/** Spec section 4. An action that the state doesn't allow changes nothing. */
export function assessmentReducer(state: AssessmentState, action: AssessmentAction): AssessmentState {
  if (action.type === 'restart') return notStarted(state.answers.length)
  if (action.type === 'start')
    return state.view === 'intro' ? { ...state, view: 'question', index: 0 } : state
  if (state.view !== 'question') return state
  const answer = state.answers[state.index] ?? unanswered
  switch (action.type) {
    case 'choose':
      return withAnswer(state, { ...answer, choice: action.choice })
    case 'writeOther':
      return withAnswer(state, { choice: 'other', otherText: action.text })
    case 'previous':
      return state.index > 0 ? { ...state, index: state.index - 1 } : state
    case 'next':
      if (!isAnswered(answer)) return state
      return state.index < state.answers.length - 1
        ? { ...state, index: state.index + 1 }
        : finished(state.answers, action.at)
  }
}

/** The progress in percent (spec section 4). */
export function progressOf({ index, answers }: AssessmentState): number {
  return ((index + 1) / answers.length) * 100
}

/** Whether the visitor can continue: an option is selected, and a custom answer isn't empty (spec section 5). */
export function isAnswered({ choice, otherText }: Answer): boolean {
  return choice === 'other' ? otherText.trim() !== '' : choice !== null
}

function withAnswer(state: AssessmentState, answer: Answer): AssessmentState {
  return { ...state, answers: state.answers.with(state.index, answer) }
}
