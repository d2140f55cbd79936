/** How far somebody has come in the lessons, kept in this browser. */

export interface Progress {
  /** What was answered so far. */
  answers: string[];
  /** Was the lesson taken to its end, now or earlier? */
  isDone: boolean;
}
const NOTHING: Progress = { answers: [], isDone: false };
const key = (game: string, lesson: string): string => `ecumene.lesson.${game}.${lesson}`;

export function progressOf(game: string, lesson: string): Progress {
  try {
    const kept = JSON.parse(localStorage.getItem(key(game, lesson)) ?? '{}') as Partial<Progress>;
    const answers = Array.isArray(kept.answers) ? kept.answers.filter((each) => typeof each === 'string') : [];
    return { answers, isDone: kept.isDone === true };
  } catch {
    return NOTHING;
  }
}

/** Keep what was answered; a lesson that was once done stays so. */
export function keep(game: string, lesson: string, answers: string[], isOver: boolean): void {
  const isDone = isOver || progressOf(game, lesson).isDone;
  try {
    localStorage.setItem(key(game, lesson), JSON.stringify({ answers: isOver ? [] : answers, isDone }));
  } catch {
    // a browser that keeps nothing begins anew next time
  }
}
