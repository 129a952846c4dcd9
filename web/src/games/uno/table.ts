import type { TableRoom } from '../registry';
import Board from './Board.svelte';
import Scores from './Scores.svelte';
import './table.css';

export default { board: Board, beside: Scores, calls: true } satisfies TableRoom;
