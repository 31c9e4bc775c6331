/** Blocks as stored: links carry their address, callouts and pull quotes their own text. */
export const richTextFragment = /* groq */ `[]{ ... }`
