import { moveCalls } from '@regimen/contract/moves.ts';
import { type HttpParts, registerCalls } from '../../http/register-calls.ts';
import { findPeople, getMoving, listMovings } from './find-moves.ts';
import { previewMoves } from './preview-moves.ts';
import { decideMoves, startMoving, stopMoving, undoMoves } from './run-moves.ts';

export function moveRoutes(http: HttpParts): void {
  registerCalls(http, moveCalls, {
    'GET programs/{id}/moves': (scope, { params }) => scope.read((tx) => listMovings(tx, params.id)),

    'POST programs/{id}/moves': (scope, { params, body }) =>
      scope.tx((tx) => previewMoves(scope, tx, params.id, body.against)),

    'GET programs/{id}/moves/{move}': (scope, { params }) =>
      scope.read((tx) => getMoving(tx, params.id, params.move)),

    'GET programs/{id}/moves/{move}/people': (scope, { params, query }) =>
      scope.read((tx) => findPeople(scope, tx, params.id, params.move, query)),

    'POST programs/{id}/moves/{move}/start': (scope, { params, body }) =>
      scope.tx((tx) => startMoving(scope, tx, params, body.people)),

    'POST programs/{id}/moves/{move}/stop': (scope, { params }) => scope.tx((tx) => stopMoving(tx, params)),

    'POST programs/{id}/moves/{move}/decisions': (scope, { params, body }) =>
      scope.tx((tx) => decideMoves(scope, tx, params, body)),

    'POST programs/{id}/moves/{move}/undo': (scope, { params, body }) =>
      scope.tx((tx) => undoMoves(scope, tx, params, body.people)),
  });
}
