// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC1155} from "@openzeppelin/contracts/token/ERC1155/ERC1155.sol";

/// The sandbox's ERC-1155: three kinds of stamps, numbered from 1, that everybody may print for themselves.
contract SandboxStamps is ERC1155 {
    uint256 public constant KINDS = 3;

    constructor(string memory uri) ERC1155(uri) {}

    function print(uint256 kind, uint256 amount) external {
        require(kind > 0 && kind <= KINDS, "SandboxStamps: no such kind");
        _mint(msg.sender, kind, amount, "");
    }
}
