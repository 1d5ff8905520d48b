// The board of each phase, by the part of the view that only this phase has.

import type { Component } from "svelte";
import type { Part, Seating } from "../seating.svelte";
import AuctionBoard from "./AuctionBoard.svelte";
import GridBoard from "./GridBoard.svelte";
import HousmanBoard from "./HousmanBoard.svelte";
import MinesweeperBoard from "./MinesweeperBoard.svelte";
import SolomonBoard from "./SolomonBoard.svelte";
import SortingBoard from "./SortingBoard.svelte";
import TableBoard from "./TableBoard.svelte";
import TeamBoard from "./TeamBoard.svelte";
import WinchesterBoard from "./WinchesterBoard.svelte";
import WinstonBoard from "./WinstonBoard.svelte";

export const BOARDS: Record<Part["type"], Component<{ table: Seating }>> = {
  sorting: SortingBoard,
  solomon: SolomonBoard,
  winston: WinstonBoard,
  winchester: WinchesterBoard,
  grid: GridBoard,
  rochester: TableBoard,
  housman: HousmanBoard,
  minesweeper: MinesweeperBoard,
  auction: AuctionBoard,
  "team-sealed": TeamBoard,
};
